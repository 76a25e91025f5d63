import { LinkButton } from '../ui/Button.tsx'
import { useWords } from '../platform/words.ts'

/** In place of a page whose role was taken away while it was open. */
export function RoleChanged() {
  const { t } = useWords()
  return (
    <div className="wrap grid justify-items-start gap-4 py-16" role="alert">
      <h1>{t('not_found.role_changed.heading')}</h1>
      <p className="text-muted max-w-prose text-lg">{t('not_found.role_changed.text')}</p>
      <LinkButton to="/">{t('not_found.home')}</LinkButton>
    </div>
  )
}
