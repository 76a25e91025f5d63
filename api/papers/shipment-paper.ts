import { sdr } from '#contract/customs/customs-rates.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { PricedLine } from '#contract/prices/priced-line.ts'
import type { purposes } from '#contract/orders/shipments.ts'
import type { Lane } from '#contract/places/lanes.ts'
import type { Mode } from '#contract/places/zones.ts'

type Purpose = (typeof purposes)[number]

export interface PaperParty {
  name: string
  phone: string
  email: string | null
  address: string
  district: string | null
  city: string
  region_id: string
  region: string
  postal_code: string
  country: CountryCode
  /** How it is handed over at this end, and at which counter, if it is at one. */
  service_type: string
  service_package: string
  counter: string | null
}

export interface PaperItem {
  name: string
  quantity: number
  unit_value_sen: number
  /** net, all of them together */
  weight_g?: number | undefined
  hs_code: string | null
  /** the country in which it was made, as two letters or a name */
  origin: string | null
}

/** All that the papers of one parcel say. Names of places and kinds of goods come as the reader shall see them. */
export interface ShipmentPaper {
  tracking_number: string
  /** From the second on, the codes on the label name it. */
  label_edition: number
  mode: Mode
  lane: Lane
  ordered_at: Date
  sender: PaperParty
  receiver: PaperParty
  box: { label: string; serial: string | null } | null
  length_cm: number
  width_cm: number
  height_cm: number
  weight_g: number
  /** What the scale and the tape said last: the label goes with the parcel, the customs papers with what was declared. */
  weighed: Pick<ShipmentPaper, 'weight_g' | 'length_cm' | 'width_cm' | 'height_cm'> | null
  chargeable_kg: number
  pieces: number
  item_type: string
  items: readonly PaperItem[]
  declared_value_sen: number
  purpose: Purpose
  is_insured: boolean
  add_ons: readonly { name: string; quantity: number; option: string }[]
  cover_sen: number
  arrives: { from: Date; to: Date }
  total_sen: number
  lines: readonly PricedLine[]
}

export type PaperKind = 'label' | 'cn22' | 'cn23' | 'invoice'

/** A letter of documents has nothing to invoice; inside one country there is no customs. */
export function papersFor(shipment: ShipmentPaper): PaperKind[] {
  if (shipment.sender.country === shipment.receiver.country) return ['label']
  const declaration = customsValueOf(shipment) > 300 * sdr.sen ? 'cn23' : 'cn22'
  return shipment.purpose === 'documents' ? ['label', declaration] : ['label', declaration, 'invoice']
}

/** Customs go by the larger of the two: what is too low is fined. */
function customsValueOf({ items, declared_value_sen }: ShipmentPaper) {
  return Math.max(
    declared_value_sen,
    items.reduce((sum, { quantity, unit_value_sen }) => sum + quantity * unit_value_sen, 0),
  )
}

export function invoiceNumber({ tracking_number }: ShipmentPaper) {
  return `PI-${tracking_number}`
}
