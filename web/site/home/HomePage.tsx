import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/Button.tsx'
import { StraitMap } from '../../ui/map/StraitMap.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <section className="bg-sea">
      <div className="wrap grid items-center gap-8 py-12 lg:grid-cols-2 lg:py-20">
        <div className="grid gap-6">
          <h1 className="text-3xl">{t('home.heading')}</h1>
          <p className="max-w-prose text-lg">{t('home.intro')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/shipment">{t('home.send')}</LinkButton>
            <LinkButton kind="secondary" to="/resi-detail">
              {t('home.track')}
            </LinkButton>
            <LinkButton kind="quiet" to="/service-purchase">
              {t('home.buy_box')}
            </LinkButton>
          </div>
        </div>
        <StraitMap />
      </div>
    </section>
  )
}
