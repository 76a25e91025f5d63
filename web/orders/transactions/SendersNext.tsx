import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { WhatNext } from '../../parts/parcel/WhatNext.tsx'
import { useVisit } from '../../platform/moment.ts'
import { useNextTry } from './use-next-try.ts'

interface Props {
  /** Of the order. */
  id: string
  parcel: NonNullable<Transaction['parcel']>
  shipment: ShownShipment
}

/** What follows, for whoever ordered: until it is handed over, where and when that is. */
export function SendersNext({ id, parcel, shipment: { arrives, sender, receiver } }: Props) {
  const visit = useVisit()
  const handOver = { counter: sender.drop_point_label, visit: visit(sender) }
  const isBrought = sender.service_type === 'drop_off'
  const ending = { is_collected: receiver.service_type === 'self_pickup', booked_day: receiver.visit_day }
  const again = useNextTry(id, parcel.code, isAt(parcel.code, 'sender') ? sender : receiver)
  return (
    <WhatNext
      parcel={{ ...parcel, ...ending, box_service: null, arrives, isBrought, handOver }}
      again={again}
    />
  )
}
