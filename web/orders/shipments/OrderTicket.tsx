import type { Ref } from 'react'
import type { Box } from '#contract/site/master-data.ts'
import { wordOfLine } from '#contract/prices/priced-line.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useMatches } from '../../ui/use-matches.ts'
import { Price } from '../../ui/Price.tsx'
import { usePlaces } from '../../parts/places/use-places.ts'
import { WayArc } from '../../parts/parcel/WayArc.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { DutyLine } from './DutyLine.tsx'
import type { PartyValues } from './party-schema.ts'
import type { Draft } from './shipment-form.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  draft: Draft
  offer: ShownOffer | undefined
  isEstimate: boolean
  /** It is the price before the last change. */
  isOld: boolean
  boxes: readonly Box[]
  /** The step beside it says how the price came about. */
  isBesideLines: boolean
  /** Here the step places the way on. */
  foot: Ref<HTMLDivElement>
}

/** What is known of the parcel so far, beside every step where there is room for it. */
export function OrderTicket(props: Props) {
  return useMatches('(width >= 64rem)') ? <Ticket {...props} /> : null
}

function Ticket({ draft, offer, isEstimate, isOld, boxes, isBesideLines, foot }: Props) {
  const { t } = useWords()
  const { number } = useFigures()
  const weight = draft.package.weight
  return (
    <aside
      aria-label={t('shipment.ticket.heading')}
      className="bg-kraft sticky top-6 grid content-start gap-4 self-start rounded-box p-6 pb-4"
    >
      {/* Also the weight: a row of its own would lie under what stays at the foot of a small desk. */}
      <p className="flex items-center gap-3 font-semibold">
        <span className="grow">{t('shipment.ticket.heading')}</span>
        {weight !== undefined && <span className="figures">{number(weight)}&nbsp;kg</span>}
        {draft.mode && <Badge>{t(`quote.mode.${draft.mode}`)}</Badge>}
      </p>
      {draft.sender.region_id !== '' && draft.receiver.region_id !== '' && <Way draft={draft} />}
      {offer && weight !== undefined && offer.weight.chargeable_kg !== weight && (
        <p>{t('quote.chargeable', { kg: number(offer.weight.chargeable_kg) })}</p>
      )}
      {/* However low the ticket begins: what it costs and the way on stay on the screen. How the price came about is below them, where nothing covers it. */}
      <div className="bg-kraft sticky bottom-0 -mx-6 grid gap-4 px-6 pb-4">
        <Total {...{ offer, isEstimate, isOld }} />
        <div ref={foot} />
      </div>
      {offer && !isBesideLines && (
        <dl className="grid gap-2 text-sm">
          <Lines offer={offer} />
        </dl>
      )}
      {!isBesideLines && <DutyLine draft={draft} offer={offer} boxes={boxes} />}
    </aside>
  )
}

function Way({ draft: { sender, receiver } }: { draft: Draft }) {
  return <WayArc from={<End party={sender} />} to={<End party={receiver} />} />
}

function Total({ offer, isEstimate, isOld }: Pick<Props, 'offer' | 'isEstimate' | 'isOld'>) {
  const { t } = useWords()
  return (
    <div className="aria-busy:text-muted grid gap-4" aria-busy={isOld}>
      <div className="pair border-edge items-baseline border-t border-dashed pt-4">
        <span className="basis-auto!">{t(isEstimate ? 'shipment.price_from' : 'quote.total')}</span>
        {offer ? (
          <Price ringgit={offer.total} size="total" />
        ) : (
          <span className="text-muted text-sm">{t('shipment.price_later')}</span>
        )}
      </div>
      {offer && <Arrives offer={offer} />}
    </div>
  )
}

function Arrives({ offer }: { offer: ShownOffer }) {
  const { t } = useWords()
  const { range } = useFigures()
  return <p className="text-muted text-sm">{t('quote.arrives', { range: range(offer.arrives) })}</p>
}

function Lines({ offer }: { offer: ShownOffer }) {
  const { t } = useWords()
  const { words } = useFigures()
  return offer.lines.map(({ code, params, amount }) => (
    <div key={code} className="pair">
      <dt className="text-muted min-w-0">{t(`quote.line.${wordOfLine(code, params)}`, words(params))}</dt>
      <dd>
        <Price ringgit={amount} />
      </dd>
    </div>
  ))
}

function End({ party }: { party: PartyValues }) {
  const { t } = useWords()
  const { regions, cities } = usePlaces(party)
  const city = cities.options.find(({ id }) => id === party.city_id)
  const region = regions.options.find(({ id }) => id === party.region_id)
  return <p>{city?.label ?? region?.label ?? t(`ui.country.${party.country_id}`)}</p>
}
