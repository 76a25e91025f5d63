import { z } from 'zod'
import type { CountryCode } from '../places/countries.ts'
import { isCounted, pairsOf, type Zone } from '../places/zones.ts'
import { zone } from '../places/zone-shapes.ts'

/** A price of ten thousand ringgit is a mistyped one, and nothing it is multiplied by may leave what the database holds. */
const sen = z.int().min(0).max(1_000_000)
/** What is covered, not what is paid. */
const coverSen = z.int().min(0).max(1_000_000_000)
const kilograms = z.int().min(1).max(10_000)
const days = z.int().min(1).max(60)
const percent = z.number().min(0).max(100)
/** Words for the people who read the card; nothing is worked out from them. */
const words = z.string().optional()
/** What earlier cards say of what is no price: one rule in `contract/money/`, or one exchange rate of the office, holds for all. */
const unread = z.unknown().optional()

/** first kilograms, each further kilogram, days from, days to */
const firstAndFurther = z.tuple([sen, sen, days, days])
/** each kilogram, days from, days to */
const perKilogram = z.tuple([sen, days, days])

function pairs<Row extends z.ZodType>(country: CountryCode, row: Row) {
  return z
    .strictObject({ shape: words, pairs: z.record(z.string(), row) })
    .refine(
      (table) => pairsOf(country).every(([one, other]) => pairIn(table.pairs, one, other) !== undefined),
      'error.rate_card_incomplete',
    )
}

/** Pairs are written once, in either order. */
export function pairIn<Row>(table: Record<string, Row>, one: Zone, other: Zone) {
  return table[`${one}-${other}`] ?? table[`${other}-${one}`]
}

/** Up to so many kilograms (null: without end), each for so much. */
const tiers = z.array(z.tuple([kilograms.nullable(), sen])).refine(endsUpwards, 'error.rate_card_tiers')
const lane = z.strictObject({ air: z.strictObject({ tiers }), sea: z.strictObject({ tiers }) })

function endsUpwards(rows: [number | null, number][]) {
  const ends = rows.map(([end]) => end ?? Number.POSITIVE_INFINITY)
  return (
    ends.at(-1) === Number.POSITIVE_INFINITY && ends.every((end, i) => i === 0 || end > (ends[i - 1] ?? 0))
  )
}

const weightRule = z.strictObject({
  divisor: z.int().min(1).max(100_000),
  min_kg: kilograms,
  max_piece_kg: kilograms,
})
/** Days to and from the zones of the country from which border days are counted. */
const daysByZone = z.record(z.enum(zone.options.filter(isCounted)), z.tuple([days, days]))
const side = z.int().min(1).max(1000)

const insurance = z.strictObject({
  percent_of_value: percent,
  plus: sen,
  min: sen,
  max_value: coverSen.nullable(),
})

const surcharges = z.strictObject({
  pickup: z.strictObject({ price: sen, free_from_kg: kilograms }),
  priority: z.strictObject({ price: sen }),
  remote_area: z.strictObject({ price: sen, per_kg: sen }),
  oversize: z.strictObject({ when: words, longest_cm: side, price: sen, not_with: words }),
  overweight_piece: z.strictObject({ when: words, price: sen, not_with: words }),
  fuel: z.strictObject({ percent_of_freight: percent, status: words }),
  address_change: z.strictObject({ price: sen, after_departure: sen }),
  storage: z.strictObject({ free_days: z.int().min(0).max(365), per_day: sen }),
  return_to_sender: z.strictObject({ percent_of_freight: percent }),
})

const unitPrice = z.strictObject({ unit: z.string(), price: sen })

/** An operator's prices, all in sen. Closed, so that a mistyped name is no silent zero. */
export const rateCard = z.strictObject({
  note: words,
  currency: z.literal('MYR'),
  fx_planning: unread,
  zones: z.record(zone, z.string()),
  weight: z.strictObject({ rounding: words, air: weightRule, sea: weightRule, official_box: words }),
  domestic_MY: z.strictObject({
    air: pairs('MY', firstAndFurther),
    sea: pairs('MY', firstAndFurther),
    columns: z.array(z.string()).optional(),
  }),
  domestic_ID: z.strictObject({
    air: pairs('ID', perKilogram),
    sea: pairs('ID', perKilogram),
    columns: z.array(z.string()).optional(),
  }),
  international: z.strictObject({
    shape: words,
    break_rule: words,
    document_fee: sen,
    zone_add: z.strictObject({ air: z.record(zone, sen), sea: z.record(zone, sen) }),
    'MY-ID': lane,
    'ID-MY': lane,
    days: z.strictObject({
      air: daysByZone,
      sea: daysByZone,
      borneo_extra_days: z.int().min(0).max(60),
      cap: z.tuple([days, days]),
    }),
  }),
  addons: z.strictObject({
    bubble_wrap: unitPrice,
    wooden_crate: z.strictObject({
      unit: z.string(),
      step_cm3: z.int().min(1).max(10_000_000),
      wall_cm: z.int().min(0).max(100),
      first: sen,
      next: sen,
    }),
    waterproof_wrap: z.strictObject({ unit: z.string(), step_kg: kilograms, price: sen }),
    repack: unitPrice,
    inspection_photo: unitPrice,
  }),
  insurance: z.strictObject({ domestic: insurance, international: insurance }),
  surcharges,
  tax: z.strictObject({
    status: words,
    is_on: z.boolean(),
    domestic_MY_service_tax_percent: percent,
    international_percent: percent,
    domestic_ID_vat_percent: percent,
  }),
  liability: z.strictObject({
    uninsured: words,
    freight_times: z.int().min(0).max(1000),
    most: coverSen,
    claim_days: unread,
  }),
  payment_deadline_hours: unread,
})
export type RateCard = z.output<typeof rateCard>
