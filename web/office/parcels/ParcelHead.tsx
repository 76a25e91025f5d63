import Phone from 'virtual:icon/phone'
import { CallLink } from '../../parts/places/CallLink.tsx'
import type { ReactNode } from 'react'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { macros } from '#contract/parcels/macros.ts'
import type { OfficeOrder, OfficeParcel } from '#contract/office/office-parcels.ts'
import type { ShownParty, ShownShipment } from '#contract/orders/shown-shipment.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { SmallArc } from '../../parts/parcel/SmallArc.tsx'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { zoneOfEvent, type EndClocks } from '../../parts/parcel/zone-of-event.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { NextAct } from './NextAct.tsx'
import { useReasonText } from './use-reason-text.ts'
import { moveAt, useChosenDay } from './visit-moves.ts'

interface Props {
  order: OfficeOrder
  clocks: EndClocks
}

/** Where it is and what happened last, what comes next, between whom it goes and whom to call. */
export function ParcelHead({ order: { parcel, transaction, is_own }, clocks }: Props) {
  const { shipment, status, type } = transaction
  const { event } = useParcelWords(orderRules[type].holds === 'boxes', shipment?.mode)
  if (!shipment && !parcel) return null
  return (
    <Card className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <SmallArc transaction={{ status, parcel }} className="w-28 self-center max-md:hidden" />
      {parcel && <Last parcel={parcel} clocks={clocks} nameOf={event} />}
      {parcel && <NextAct parcel={parcel} isOwn={is_own} zone={clocks[parcel.work.leg]} />}
      {shipment && <Ends shipment={shipment} />}
    </Card>
  )
}

const part = 'min-w-0 flex-[1_1_9rem] wrap-anywhere'

function Ends({ shipment: { sender, receiver, arrives } }: { shipment: ShownShipment }) {
  const { t } = useWords()
  const { range } = useFigures()
  return (
    <>
      <End side="sender" party={sender} />
      <End side="receiver" party={receiver}>
        <p className="text-muted text-sm">
          {t('office_parcels.one.arrives')}: {range(arrives)}
        </p>
      </End>
    </>
  )
}

interface EndProps {
  side: 'sender' | 'receiver'
  party: ShownParty
  children?: ReactNode
}

function End({ side, party: { name, city_label, phone }, children }: EndProps) {
  const { t } = useWords()
  return (
    <div className={part}>
      <p className="text-muted text-sm">{t(`office_parcels.one.${side}`)}</p>
      <p className="font-semibold">{[name, city_label].filter(Boolean).join(', ')}</p>
      {phone && (
        <CallLink phone={phone} className="min-h-11">
          <Phone className="size-4" aria-hidden="true" />
        </CallLink>
      )}
      {children}
    </div>
  )
}

interface LastProps {
  parcel: OfficeParcel
  clocks: EndClocks
  nameOf: ReturnType<typeof useParcelWords>['event']
}

/** What its newest event says, and in whose hands it is. */
function Last({ parcel, clocks, nameOf }: LastProps) {
  const { t } = useWords()
  const { events, holder, macro, step } = parcel
  const moment = useMoment()
  const chosenDay = useChosenDay(clocks)
  const reasonText = useReasonText()
  const [event] = events
  if (!event) return null
  const when = moment(event.at, zoneOfEvent(event, events, clocks))
  const move = moveAt(parcel, event)
  return (
    <div className={part}>
      <p className="text-muted text-sm">{t('office_parcels.last_event')}</p>
      <p>
        <Badge tone={macros[macro].staffTone}>{nameOf(event.code)}</Badge>
      </p>
      {move && <p className="figures">{chosenDay(move)}</p>}
      {event.reason && <p>{reasonText(event.reason)}</p>}
      <p className="text-muted figures text-sm">{[when, event.city].filter(Boolean).join(', ')}</p>
      {holder && (
        <p className="text-sm">
          {t(isAt(step, 'sender', 'destination_hub') ? 'office_parcels.assigned' : 'office_parcels.holder')}:{' '}
          {holder.name}
        </p>
      )}
    </div>
  )
}
