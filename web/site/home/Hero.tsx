import { useTranslation } from 'react-i18next'
import { StraitMap } from '../../ui/map/StraitMap.tsx'
import { ShippingCard } from './ShippingCard.tsx'
import { TrackingCard } from './TrackingCard.tsx'

export function Hero() {
  const { t } = useTranslation()
  return (
    <div className="bg-sea overflow-hidden">
      <div className="wrap grid gap-6 py-8 lg:grid-cols-[7fr_5fr] lg:gap-x-12 lg:py-16">
        <div className="grid content-start gap-4">
          <h1 className="text-3xl">{t('home.heading')}</h1>
          <p className="max-w-prose text-lg">{t('home.intro')}</p>
        </div>
        <div className="-mx-4 self-center lg:mx-0 lg:-ml-8 xl:-ml-24">
          <StraitMap />
        </div>
        <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ShippingCard />
          <TrackingCard />
        </div>
      </div>
    </div>
  )
}
