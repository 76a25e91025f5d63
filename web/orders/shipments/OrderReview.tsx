import { Fragment, type ReactNode } from 'react'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { toE164 } from '#contract/places/phone.ts'
import { addOnIn } from '#contract/orders/order-words.ts'
import type { Box } from '#contract/site/master-data.ts'
import { listSlots } from '#contract/places/slots.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { useCounters } from '../../parts/places/use-counters.ts'
import { usePlaces } from '../../parts/places/use-places.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { hoursOf, useDate, useLanguage } from '../../platform/moment.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { DutyLine } from './DutyLine.tsx'
import type { PartyValues } from './party-schema.ts'
import { worthOf, type Draft } from './shipment-form.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  draft: Draft
  offer: ShownOffer | undefined
  boxes: readonly Box[]
  goTo: (step: number) => void
}

const reviewHeading = 'review'

/** On a phone the whole comes below the ways to pay: who gets it and when stands above them, and leads there. */
export function OrderInShort({ draft: { receiver }, offer }: Pick<Props, 'draft' | 'offer'>) {
  const { t } = useWords()
  const { range } = useFigures()
  const { cities } = usePlaces(receiver)
  const city = cities.options.find(({ id }) => id === receiver.city_id)?.label
  const showAll = () => {
    const heading = document.getElementById(reviewHeading)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="bg-kraft flex items-center justify-between gap-3 rounded-box px-4 py-2 lg:hidden">
      <p className="min-w-0 text-sm">
        <span className="block text-base font-semibold">{receiver.name}</span>
        {[city, offer && range(offer.arrives)].filter(Boolean).join(' · ')}
      </p>
      <Button kind="quiet" className="-mr-2 px-2! whitespace-nowrap underline" onClick={showAll}>
        {t('shipment.to_review')}
      </Button>
    </div>
  )
}

/** Who, where and what, before it is ordered; each is a press away from being put right. */
export function OrderReview({ draft, offer, boxes, goTo }: Props) {
  const { t } = useWords()
  return (
    <section aria-labelledby={reviewHeading} className="bg-kraft grid gap-1 rounded-box px-4 py-3">
      <h3 id={reviewHeading} tabIndex={-1} className="scroll-mt-4 text-lg outline-none">
        {t('shipment.review')}
      </h3>
      <Row name={t('shipment.steps.sender')} onChange={() => goTo(0)}>
        <PartyLines party={draft.sender} />
      </Row>
      <Row name={t('shipment.steps.receiver')} onChange={() => goTo(1)}>
        <PartyLines party={draft.receiver} />
      </Row>
      <Row name={t('shipment.steps.package')} onChange={() => goTo(2)}>
        <PackageLines content={draft.package} />
        <DutyLine draft={draft} offer={offer} boxes={boxes} />
      </Row>
      {offer && (
        <Row name={t('shipment.steps.service')} onChange={() => goTo(3)}>
          <ServiceLines offer={offer} wantsCode={draft.wants_door_code} />
        </Row>
      )}
    </section>
  )
}

interface RowProps {
  name: string
  onChange: () => void
  children: ReactNode
}

function Row({ name, onChange, children }: RowProps) {
  const { t } = useWords()
  return (
    <div className="border-edge border-t pt-2 wrap-anywhere">
      {/* Beside the name of the part, so that what was filled in has the whole width. */}
      <div className="-my-2 flex items-center justify-between gap-3">
        <p className="text-muted text-sm">{name}</p>
        <Button
          kind="quiet"
          className="-mr-2 px-2! whitespace-nowrap underline"
          aria-label={`${t('ui.edit')}: ${name}`}
          onClick={onChange}
        >
          {t('ui.edit')}
        </Button>
      </div>
      {children}
    </div>
  )
}

/** Known once it was typed, or said beside another: as one address, as one appointment, in the price. */
type NotReviewed =
  | 'phone_country'
  | 'email'
  | 'emergency_contact'
  | 'id_number'
  | 'passport_image_id'
  | 'country_id'
  | 'region_id'
  | 'city_id'
  | 'district_id'
  | 'postal_code'
  | 'service_package'
  | 'visit_day'
  | 'time_slot_id'
type Lines = Record<Exclude<keyof PartyValues, NotReviewed>, ReactNode>

function PartyLines({ party }: { party: PartyValues }) {
  const { cities, regions, districts } = usePlaces(party)
  const labelIn = (places: { options: readonly { id: string; label: string }[] }, wanted: string) =>
    places.options.find(({ id }) => id === wanted)?.label
  const city = labelIn(cities, party.city_id)
  const date = useDate()
  const text = useText()
  const when = [party.visit_day && date(party.visit_day), useHours(party)].filter(Boolean)
  const how = [text(`shipment.services.${party.service_type}`), when.join(', ')]
  const where = [
    party.address,
    labelIn(districts, party.district_id),
    [party.postal_code, city].filter(Boolean).join(' '),
    labelIn(regions, party.region_id),
  ]
  const lines: Lines = {
    name: <p className="font-semibold">{party.name}</p>,
    phone: (
      <p className="figures text-sm">
        {groupedPhone(toE164(party.phone, party.phone_country) ?? party.phone)}
      </p>
    ),
    address: <p className="text-sm">{where.filter(Boolean).join(', ')}</p>,
    service_type: <p className="text-sm">{how.filter(Boolean).join(': ')}</p>,
    drop_point_id: <Counter party={party} />,
    note: party.note && <p className="text-sm italic">{`“${party.note}”`}</p>,
  }
  return Object.entries(lines).map(([name, line]) => <Fragment key={name}>{line}</Fragment>)
}

/** Where it is brought to, or collected. */
function Counter({ party: { service_type, drop_point_id } }: { party: PartyValues }) {
  const { t } = useWords()
  const isAtCounter = service_type === 'drop_off' || service_type === 'self_pickup'
  const counters = useCounters(isAtCounter && drop_point_id !== '')
  if (!isAtCounter) return null
  if (drop_point_id === '') return <p className="text-sm">{t('shipment.nearest_counter')}</p>
  const counter = counters.find(({ id }) => id === drop_point_id)
  return counter && <p className="text-sm">{[counter.label, counter.address, counter.city].join(', ')}</p>
}

/** Of the appointment that was chosen. */
function useHours({ region_id, visit_day: day, time_slot_id }: PartyValues) {
  const input = { params: { region: region_id }, query: { from: day, to: day } }
  const { data } = useAnswer(listSlots, input, region_id !== '' && day !== '', untilThere)
  const slot = data?.slot_data[0]?.slots.find(({ id }) => id === time_slot_id)
  return slot && hoursOf(slot.from, slot.to)
}

interface ServiceProps {
  offer: ShownOffer
  wantsCode: boolean
}

function ServiceLines({ offer: { mode, arrives, cover }, wantsCode }: ServiceProps) {
  const { t } = useWords()
  const { range, amount } = useFigures()
  return (
    <>
      <p className="font-semibold">{t(`shipment.modes.${mode}`)}</p>
      <p className="text-sm">{t('quote.arrives', { range: range(arrives) })}</p>
      <p className="text-sm">{t('quote.cover', { amount: amount(cover.cover) })}</p>
      {wantsCode && <p className="text-sm">{t('door.want')}</p>}
    </>
  )
}

function PackageLines({ content }: { content: Draft['package'] }) {
  const { t } = useWords()
  const language = useLanguage()
  const { number, amount } = useFigures()
  const { box, weight, length, width, height, items, add_ons } = content
  const size = box === '' ? [length, width, height].join(' × ') : t('shipment.review_box', { size: box })
  return (
    <>
      <p className="figures font-semibold">
        {number(weight ?? 0)}&nbsp;kg, {size}
        {box === '' && <>&nbsp;cm</>}
      </p>
      <p className="text-sm">
        {items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}: {amount(worthOf(content))}
      </p>
      <p className="text-sm empty:hidden">
        {add_ons
          .map(({ name, quantity = 1, option }) => addOnIn(language, { name, quantity, option }))
          .join(', ')}
      </p>
    </>
  )
}
