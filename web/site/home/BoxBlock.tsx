import { LinkButton } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { figures } from '../figures.ts'
import { BoxPricesWaiting } from './BoxPricesWaiting.tsx'
import { More } from './Ways.tsx'
import { useWords } from '../../platform/words.ts'

const points = ['weight', 'deposit', 'fit'] as const
const texts = [] as const

async function load() {
  return (await import('./BoxPrices.tsx')).BoxPrices
}

export function BoxBlock() {
  const { t } = useWords()
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
  { size: 'M', width: 40, height: 30, depth: 35, x: 12, limits: figures.m_size },
  { size: 'XL', width: 60, height: 50, depth: 50, x: 142, limits: figures.xl_size },
] as const
const floor = 152
/** Units of the picture a centimetre; depth goes less far across, and less still up. */
const scale = { front: 1.9, across: 0.8, up: 0.456 }

/** Both boxes at one scale, side by side on the floor. */
function BoxPicture() {
  return (
    <svg viewBox="0 0 320 160" className="mx-auto h-auto w-full max-w-xl" aria-hidden="true">
      {boxes.map(({ size, width, height, depth, x, limits }) => {
        const [w, h] = [width * scale.front, height * scale.front]
        const [dx, dy] = [depth * scale.across, -depth * scale.up]
        const [tape, half] = [w / 19, w / 2]
        return (
          <g key={size} transform={`translate(${x} ${floor - h})`}>
            <g className="stroke-ink" strokeWidth="1.5" strokeLinejoin="round">
              <path d={`M0 0H${w}V${h}H0Z`} className="fill-carton" />
              <path d={`M0 0L${dx} ${dy}H${w + dx}L${w} 0Z`} className="fill-carton-top" />
              <path d={`M${w} 0L${w + dx} ${dy}V${h + dy}L${w} ${h}Z`} className="fill-carton-side" />
            </g>
            <path
              d={`M${half - tape} ${h / 5}V0L${half - tape + dx} ${dy}h${tape * 2}L${half + tape} 0V${h / 5}Z`}
              className="fill-signal"
            />
            <text x={w / 12} y={h * 0.9} fontSize={h * 0.62} className="fill-deep font-extrabold">
              {size}
            </text>
            <text x="0" y={dy - 7} className="figures fill-ink text-[11px] font-semibold">
              {limits}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${floor}H320`} className="stroke-ink" strokeWidth="1.5" />
    </svg>
  )
}
