import { fromE164 } from '#contract/places/phone.ts'
import type { ReceiverChange } from '#contract/orders/receiver-changes.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'

/** What a form about a receiver holds, whoever fills it in. */
export type ChangedReceiver = ReceiverChange & { fee: number }

/** The receiver as they are now; nothing of their identity. */
export function receiverAsIs({ name, phone, address, postal_code, country_id }: ShownParty): ChangedReceiver {
  const number = phone ? fromE164(phone) : { phone: '', phone_country: country_id }
  return {
    name: name ?? '',
    ...number,
    address: address ?? '',
    postal_code: postal_code ?? '',
    id_number: '',
    passport_image_id: '',
    fee: 0,
  }
}
