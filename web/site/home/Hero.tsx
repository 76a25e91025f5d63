import './hero.css'
import { SeaChart } from './SeaChart.tsx'
import { ShippingCard } from './ShippingCard.tsx'
import { TrackingCard } from './TrackingCard.tsx'
import { useWords } from '../../platform/words.ts'

export function Hero() {
  const { t } = useWords()
  return (
    <div className="hero">
      <SeaChart />
      <div className="relative flex flex-col px-2 pb-10 md:px-8 lg:pb-6 lg:min-h-[clamp(40rem,calc(100svh-4rem),54.5rem)] xl:px-sea">
        <p className="hero-intro mt-auto max-w-[26rem] text-lg leading-snug max-lg:hidden">
          {t('home.intro')}
        </p>
        <h1 className="px-2 pt-3 md:px-0">
          <span>{t('home.headline.from')}</span> <span>{t('home.headline.to')}</span>{' '}
          <span className="block">{t('home.headline.across')}</span>
        </h1>
        <div className="hero-water" />
        <div className="hero-desk grid gap-4 xl:max-w-[90rem] xl:grid-cols-[1fr_17.5rem] xl:items-end lg:pt-[min(2rem,3.5svh)]">
          <ShippingCard />
          <TrackingCard />
        </div>
      </div>
    </div>
  )
}
