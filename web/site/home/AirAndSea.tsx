import { Link } from 'react-router'
import { figures } from '../figures.ts'
import { Plane, Ship } from '../pictures/things.tsx'
import { useWords } from '../../platform/words.ts'

const services = [
  { way: 'air', to: '/service-air', days: figures.international_days, least: figures.air_min },
  { way: 'sea', to: '/service-sea', days: figures.international_sea_days, least: figures.sea_min },
] as const

export function AirAndSea() {
  const { t } = useWords()
  return (
    <section id="services" className="wrap grid gap-6">
      <h2 className="text-2xl">{t('home.services.heading')}</h2>
      <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {services.map(({ way, to, days, least }) => (
          <li key={way} className="border-ink relative grid gap-y-3 border-t-2 pt-3 pb-5">
            <div className="pair items-center">
              <h3 className="text-xl">
                {/* The whole card is the target, the heading its name. */}
                <Link to={to} className="after:absolute after:inset-0 hover:underline">
                  {t(`home.services.${way}.heading`)}
                </Link>
              </h3>
              <svg viewBox="-75 -50 150 100" className="h-16 w-24" aria-hidden="true" fill="none">
                {way === 'air' ? <Plane /> : <Ship />}
              </svg>
            </div>
            <p className="text-muted">{t(`home.services.${way}.text`)}</p>
            <dl className="figures grid grid-cols-2 gap-4">
              <Fact label={t('home.services.days')} value={t('home.services.working_days', { days })} />
              <Fact label={t('home.services.least')} value={least} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  )
}
