import { z } from 'zod'
import { countryCode } from '../places/geography.ts'
import { money } from '../prices/money.ts'
import { purposes, type partyFields } from './shipments.ts'
import { mode } from '../places/zone-shapes.ts'
import { size } from '../parcels/weighings.ts'

/** Asked for, and shown under another name. */
type ShownOtherwise = 'phone_country' | 'city_id' | 'district_id' | 'time_slot_id'
type Shown = Record<Exclude<keyof typeof partyFields, ShownOtherwise>, z.ZodType> & Record<string, z.ZodType>

const party = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  emergency_contact: z.string().nullable(),
  /** The last four characters; the whole number is for customs papers only. */
  id_number: z.string().nullable(),
  passport_image_id: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string().nullable(),
  postal_code: z.string().nullable(),
  district_label: z.string(),
  city_label: z.string(),
  region_id: z.string(),
  region_label: z.string(),
  country_id: countryCode,
  service_package: z.string(),
  service_type: z.string(),
  drop_point_label: z.string().nullable(),
  /** Where the receiver collects it. */
  counter_label: z.string().nullable(),
  /** Null while a receiver has yet to choose another day. */
  visit_day: z.string().nullable(),
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
} satisfies Shown)
export type ShownParty = z.infer<typeof party>

/** A shipment as its owner sees it. */
export const shownShipment = z.object({
  mode,
  lane: z.string(),
  box_label: z.string().nullable(),
  length: z.int(),
  width: z.int(),
  height: z.int(),
  weight: z.number(),
  chargeable_kg: z.int(),
  /** What the scale and the tape said last; the lines above are what was ordered. */
  weighed: size.nullable(),
  cover: z.object({ cover: money, is_insured: z.boolean() }),
  days: z.object({ min: z.int(), max: z.int() }),
  arrives: z.object({ from: z.string(), to: z.string() }),
  item_type: z.string(),
  purpose: z.enum(purposes),
  declared_value: money,
  pmi_registration: z.string().nullable(),
  voucher_serial: z.string().nullable(),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.int(), option: z.string() })),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      unit_value: money,
      hs_code: z.string().nullable(),
      /** Of all pieces together. Nothing is known of orders from before it was asked for. */
      net_weight_kg: z.number().nullable(),
      origin_country: z.string().nullable(),
    }),
  ),
  /** One more with each change of the order; an older label is void. */
  label_edition: z.int(),
  /** Which papers belong to it; to be had once it is paid. */
  papers: z.array(z.enum(['label', 'cn22', 'cn23', 'invoice'])),
  sender: party,
  receiver: party,
})
export type ShownShipment = z.input<typeof shownShipment>
