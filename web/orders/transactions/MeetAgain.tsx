import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import { readVisitKeys } from '#contract/orders/visits.ts'
import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { toAnotherDay } from './to-another-day.ts'
import { useNextTry } from './use-next-try.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  number: string
  code: EventCode
  shipment: Pick<ShownShipment, 'sender' | 'receiver'>
}

/** Somebody came in vain: another day is what the parcel waits for; once it is chosen, or cannot be moved again, its way is what there is to see. */
export function MeetAgain({ id, number, code, shipment }: Props) {
  const { t } = useWords()
  const party = isAt(code, 'sender') ? 'sender' : 'receiver'
  const again = useNextTry(id, code, shipment[party])
  const { data } = useAnswer(readVisitKeys, { params: { id } }, true, untilThere)
  const key = again ? null : data?.[`${party}_key`]
  return (
    <LinkButton to={key ? toAnotherDay(number, key) : `/resi-detail?number=${number}`}>
      {t(key ? 'shipment_detail.visit.again' : 'shipment_detail.track')}
    </LinkButton>
  )
}
