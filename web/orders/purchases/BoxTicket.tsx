import type { Ref } from 'react'
import type { Box } from '#contract/site/master-data.ts'
import { Price } from '../../ui/Price.tsx'
import { useMatches } from '../../ui/use-matches.ts'
import { useWords } from '../../platform/words.ts'
import { Carton, slantOf } from './Carton.tsx'
import { dimensionsOf, totalsOf } from './purchase-form.ts'

interface Props {
  /** As soon as a size is chosen. */
  box: Box | undefined
  /** All there are: the drawing keeps its scale. */
  boxes: readonly Box[]
  quantity: number | undefined
  /** Here the step places the way on. */
  foot: Ref<HTMLDivElement>
}

/** What is bought so far, beside every step where there is room for it. */
export function BoxTicket(props: Props) {
  return useMatches('(width >= 64rem)') ? <Ticket {...props} /> : null
}

function Ticket({ box, boxes, quantity, foot }: Props) {
  const { t } = useWords()
  return (
    <aside
      aria-label={t('purchase.total')}
      className="bg-kraft sticky top-6 grid content-start gap-4 self-start rounded-box p-6 pb-4"
    >
      <p className="font-semibold">
        {box
          ? t('purchase.boxes_of_size', { count: quantity || 0, label: box.label })
          : t('purchase.size_first')}
      </p>
      <Drawn boxes={boxes} chosen={box} />
      {box && <Lines box={box} quantity={quantity} />}
      <div ref={foot} />
    </aside>
  )
}

function cartonOf({ label, max_dim: { length, width, height } }: Box) {
  return { label, width: length, depth: width, height }
}

const gap = 6

/** The chosen one; before, all of them side by side. */
function Drawn({ boxes, chosen }: Pick<Props, 'boxes'> & { chosen: Box | undefined }) {
  const cartons = (chosen ? [chosen] : boxes).map(cartonOf)
  const widths = cartons.map((carton) => carton.width + slantOf(carton)[0])
  const height = Math.max(...boxes.map(cartonOf).map((carton) => carton.height + slantOf(carton)[1]), 30) + 3
  const upTo = (place: number) => widths.slice(0, place).reduce((sum, width) => sum + width + gap, 0)
  const used = upTo(widths.length) - gap
  const room = Math.max(90, used + gap)
  return (
    <svg viewBox={`0 ${-height} ${room} ${height + 2}`} className="block h-44 w-full" aria-hidden="true">
      <path d={`M0 0H${room}`} className="stroke-ink" strokeWidth=".45" />
      {cartons.map((box, place) => (
        <Carton key={box.label} x={(room - used) / 2 + upTo(place)} box={box} />
      ))}
    </svg>
  )
}

function Lines({ box, quantity }: { box: Box; quantity: number | undefined }) {
  const { t } = useWords()
  const { price, deposit, total } = totalsOf(box, quantity)
  return (
    <div className="figures grid gap-2">
      <p className="text-muted text-sm">
        {dimensionsOf(box)} · {t('purchase.max_weight', { weight: box.max_weight })}
      </p>
      <p className="pair">
        <span>{t('purchase.price_parts')}</span>
        <Price ringgit={price} />
      </p>
      <p className="pair">
        <span>
          {t('purchase.overview.deposit')}{' '}
          <span className="text-done text-sm font-semibold">{t('purchase.comes_back')}</span>
        </span>
        <Price ringgit={deposit} />
      </p>
      <p className="pair border-edge mt-2 items-baseline border-t border-dashed pt-4">
        <span>{t('purchase.total')}</span>
        <Price ringgit={total} size="total" />
      </p>
    </div>
  )
}
