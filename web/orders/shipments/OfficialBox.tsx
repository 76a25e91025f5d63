import { Link } from 'react-router'
import { createQuote, type ShownOffer } from '#contract/prices/quotes.ts'
import type { Box } from '#contract/site/master-data.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { fitsBox, quoteOf, type Draft, type PackageValues } from './shipment-form.ts'
import { useWords } from '../../platform/words.ts'

/** A box is bought before it is sent: said where somebody chooses one. */
export function BoxFirst({ box }: { box: Box }) {
  const { t } = useWords()
  return (
    <p className="-mt-3 text-sm">
      <OwnPrice box={box} />{' '}
      <Link to={`/purchase?size=${box.label}`} className="underline underline-offset-4">
        {t('shipment.buy_box')}
      </Link>
    </p>
  )
}

function OwnPrice({ box: { price, deposit } }: { box: Box }) {
  const { t } = useWords()
  const { amount } = useFigures()
  return t('shipment.box_first', { price: amount(price + deposit), deposit: amount(deposit) })
}

interface Props {
  draft: Draft
  boxes: readonly Box[]
  /** In its own packaging. */
  offer: ShownOffer
  onPick: (label: string) => void
}

/** What is large and light costs less in an official box: offered beside the size that makes it dear. */
export function BoxInstead({ draft, boxes, offer, onPick }: Props) {
  const { t } = useWords()
  const { amount } = useFigures()
  const box = smallestFor(draft.package, boxes)
  const total = useTotalIn(box, draft, boxes, offer.mode)
  if (!box || total === undefined || total >= offer.total) return null
  const { label } = box
  return (
    <div className="bg-kraft grid justify-items-start gap-2 rounded-box p-4">
      <p>
        <strong>{t('shipment.box_instead', { label, total: amount(total) })}</strong> <OwnPrice box={box} />
      </p>
      <Button kind="secondary" onClick={() => onPick(label)}>
        {t('shipment.use_box', { label })}
      </Button>
    </div>
  )
}

function useTotalIn(box: Box | undefined, draft: Draft, boxes: readonly Box[], mode: ShownOffer['mode']) {
  const boxed = box && quoteOf({ ...draft, package: { ...draft.package, box: box.label } }, boxes)
  const text = JSON.stringify(boxed ?? null)
  const request = useSettled(text) === text ? boxed : undefined
  const { data } = useAnswer(createQuote, request ? { body: request } : {}, request !== undefined)
  return data?.[mode].total
}

function smallestFor(content: PackageValues, boxes: readonly Box[]) {
  const { length = 0, width = 0, height = 0 } = content
  const sides = descending([length, width, height])
  return boxes
    .toSorted((one, other) => one.max_weight - other.max_weight)
    .find(({ label, max_dim }) => {
      const most = descending([max_dim.length, max_dim.width, max_dim.height])
      const fits = sides.every((side, index) => side <= (most[index] ?? 0))
      return fits && fitsBox({ ...content, box: label }, boxes)
    })
}

function descending(sides: readonly number[]) {
  return sides.toSorted((one, other) => other - one)
}
