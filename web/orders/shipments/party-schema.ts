import { z } from 'zod'
import { hasRealPhone, phoneIsWrong, toE164 } from '#contract/places/phone.ts'
import {
  dropPointIsMissing,
  hasDropPoint,
  partyFields,
  receiverServices,
  senderServices,
  type Party,
  type senderDetail,
} from '#contract/orders/shipments.ts'

type Callable = Pick<z.output<typeof senderDetail>, 'emergency_contact' | 'phone_country'>

/** Sender and receiver differ in their services only; one form serves both. */
export function partySchema(party: Party, needsPassport: boolean) {
  // A receiver's day follows from the mode, which is chosen later.
  const visit = party === 'sender' ? {} : { visit_day: z.string(), time_slot_id: z.string() }
  const services: readonly string[] = party === 'sender' ? senderServices : receiverServices
  return z
    .strictObject({
      ...partyFields,
      ...visit,
      service_type: z.string().refine((type) => services.includes(type), 'error.service_type_required'),
      drop_point_id: z.string(),
    })
    .refine(hasRealPhone, phoneIsWrong)
    .refine(mayBeCalled, { path: ['emergency_contact'], error: 'error.phone_invalid' })
    .refine(hasDropPoint, dropPointIsMissing)
    .refine(({ passport_image_id }) => !needsPassport || passport_image_id !== '', {
      path: ['passport_image_id'],
      error: 'error.passport_image_required',
    })
}

/** Of the same country as the other number; nobody has to name one. */
function mayBeCalled({ emergency_contact: number, phone_country }: Callable) {
  return number === '' || toE164(number, phone_country) !== undefined
}

export type PartyValues = z.input<ReturnType<typeof partySchema>>
