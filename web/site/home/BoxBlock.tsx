import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { figures } from '../figures.ts'
import { BoxPricesWaiting } from './BoxPricesWaiting.tsx'
import { More } from './Ways.tsx'

const points = ['weight', 'deposit', 'fit'] as const
const texts = [] as const

async function load() {
  return (await import('./BoxPrices.tsx')).BoxPrices
}

export function BoxBlock() {
  const { t } = useTranslation()
  return (
    <section id="boxes" className="bg-kraft border-line border-y">
      <div className="wrap grid items-center gap-8 py-12 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <BoxPicture />
        <div className="grid justify-items-start gap-4">
          <h2 className="text-2xl">{t('home.boxes.heading')}</h2>
          <p className="max-w-prose">{t('home.boxes.text')}</p>
          <ul className="marker:text-accent grid max-w-prose list-disc gap-2 pl-5">
            {points.map((point) => (
              <li key={point} className="pl-1">
                {t(`home.boxes.points.${point}`, figures)}
              </li>
            ))}
          </ul>
          <div className="grid w-full gap-2">
            <h3 className="text-base">{t('home.boxes.prices.heading')}</h3>
            <Late load={load} texts={texts}>
              <BoxPricesWaiting />
            </Late>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
            <LinkButton kind="secondary" to="/purchase">
              {t('home.boxes.buy')}
            </LinkButton>
            <More to="/service-purchase">{t('home.boxes.more')}</More>
          </div>
        </div>
      </div>
    </section>
  )
}

const boxes = [
  { size: 'M', width: 40, height: 30, depth: 35, x: 30, limits: figures.m_size },
  { size: 'XL', width: 60, height: 50, depth: 50, x: 155, limits: figures.xl_size },
] as const

/** Both boxes at one scale, side by side on the floor. */
function BoxPicture() {
  return (
    <svg
      viewBox="0 0 320 170"
      className="mx-auto h-auto w-full max-w-md"
      aria-hidden="true"
      strokeLinejoin="round"
    >
      <path
        d="M8 150H312"
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {boxes.map(({ size, width, height, depth, x }) => {
        const [w, h, d] = [width * 1.5, height * 1.5, depth * 0.6]
        return (
          <g key={size} transform={`translate(${x} ${150 - h})`} className="stroke-ink" strokeWidth="3">
            <path d={`M0 0H${w}V${h}H0Z`} className="fill-surface" />
            <path d={`M0 0L${d} ${-d * 0.6}H${w + d}L${w} 0Z`} className="fill-ground" />
            <path d={`M${w} 0L${w + d} ${-d * 0.6}V${h - d * 0.6}L${w} ${h}Z`} className="fill-land" />
            <path d={`M${w / 2} 0L${w / 2 + d} ${-d * 0.6}`} className="stroke-accent" strokeWidth="5" />
            <path d={`M${w / 2} 0V${h / 4}`} className="stroke-accent" strokeWidth="5" />
            <text x="10" y={h - 12} className="fill-ink stroke-none text-[22px] font-bold">
              {size}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
