import { LinkButton } from '../ui/Button.tsx'
import { Rain } from '../ui/scenes/Rain.tsx'
import { useWords } from '../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <article className="wrap grid justify-items-start gap-4 py-10 md:py-16">
      <div className="screen-only w-60 max-w-full">
        <Rain />
      </div>
      <h1>{t('not_found.heading')}</h1>
      <p className="text-muted max-w-prose text-lg">{t('not_found.intro')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/">{t('not_found.home')}</LinkButton>
        <LinkButton kind="secondary" to="/resi-detail">
          {t('not_found.track')}
        </LinkButton>
      </div>
    </article>
  )
}
