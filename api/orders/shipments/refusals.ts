import { parties, type Party } from '#contract/orders/shipments.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import type { ShipmentBody } from './shipment-body.ts'

/** What was found when a shipment was placed. */
export interface Found {
  sender_open: boolean
  receiver_open: boolean
  sender_passport: boolean
  receiver_passport: boolean
  voucher_free: boolean
  counter_fits: boolean
}

/** Says what stood in the way, the mistakes before what somebody else was faster with. */
export function refuseTaken(found: Found, full: Party | undefined, body: ShipmentBody) {
  const wrong = (is: (party: Party) => boolean) => parties.find((party) => !is(party))
  const passport = wrong((party) => found[`${party}_passport`])
  if (passport)
    throw invalidField(
      `${passport}.passport_image_id`,
      body[passport].passport_image_id === '' ? 'error.passport_image_required' : 'error.passport_used',
    )
  const closed = wrong((party) => found[`${party}_open`])
  if (closed) throw invalidField(`${closed}.visit_day`, 'error.date_not_available')
  if (!found.counter_fits) throw invalidField('receiver.counter_id', 'error.collection_counter_required')
  if (!found.voucher_free) throw invalidField('voucher_id', 'error.voucher_not_available')
  if (full) throw conflict('slot_full', { party: full })
}
