import { z } from 'zod'
import { personName } from '../people/accounts.ts'
import { postalCode, streetAddress } from '../people/addresses.ts'
import { endpoint } from '../platform/endpoint.ts'
import { hasRealPhone, phoneFields, phoneIsWrong } from '../places/phone.ts'
import { money } from '../prices/money.ts'
import { partyFields } from './shipments.ts'
import { officeRoles } from '../platform/roles.ts'

/** Another city has another price, and another country is a new order. What only the person or the door before had is emptied. */
type NotChanged =
  | 'email'
  | 'emergency_contact'
  | 'note'
  | 'country_id'
  | 'region_id'
  | 'city_id'
  | 'district_id'
  | 'service_package'
  | 'visit_day'
  | 'time_slot_id'

/** Where the parcel goes within its city, and to whom. */
const receiverFields = {
  name: personName,
  ...phoneFields,
  address: streetAddress,
  postal_code: postalCode,
  /** '' as long as the person stays the same. */
  id_number: z.union([partyFields.id_number, z.literal('')]),
} as const satisfies Record<Exclude<keyof typeof partyFields, NotChanged | 'passport_image_id'>, z.ZodType>

export const receiverChange = z
  .strictObject({ ...receiverFields, passport_image_id: partyFields.passport_image_id })
  .refine(hasRealPhone, phoneIsWrong)
export type ReceiverChange = z.input<typeof receiverChange>

export const changeReceiver = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/receiver',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Change the receiver of a shipment within the same city, until it is handed over',
  refuses: ['order_over', 'parcel_handed_over', 'receiver_unchanged', 'slot_full'],
  params: z.strictObject({ id: z.uuid() }),
  body: receiverChange,
  data: z.object({ id: z.string() }),
})

const officeReceiverChange = z
  .strictObject({
    ...receiverFields,
    /** What is asked for another address, as it was shown. */
    fee: money,
  })
  .refine(hasRealPhone, phoneIsWrong)

export const changeReceiverByOffice = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/receiver',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Change the receiver; once it is handed over, another address costs the fee of its rate card',
  refuses: ['order_over', 'own_order', 'receiver_unchanged', 'refund_changed', 'slot_full'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: officeReceiverChange,
  data: z.object({ fee_number: z.string().nullable() }),
})

export const previewReceiverChange = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/receiver',
  allow: officeRoles,
  summary: 'What another address of the receiver would cost now',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ obstacle: z.enum(['order_over', 'own_order']).nullable(), address_fee: money }),
})
