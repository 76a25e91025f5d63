import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/Button.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <article className="wrap grid justify-items-start gap-4 py-16">
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
