import { countryCodes, type CountryCode } from '#contract/places/countries.ts'
import { addOns } from '#contract/prices/priced-line.ts'
import { isWithinCountry, lanes, type Lane } from '#contract/places/lanes.ts'
import { isCounted, modes, pairsOf, type Mode } from '#contract/places/zones.ts'
import { zone } from '#contract/places/zone-shapes.ts'
import type { RateCard } from '#contract/prices/rate-card.ts'

/** How a number of the card is shown and typed. */
export type Unit = 'money' | 'kg' | 'cm' | 'cm3' | 'percent' | 'days' | 'hours' | 'number'
export type Path = (string | number)[]

export interface Column {
  label: string
  unit: Unit
}

export interface SheetRow {
  /** A translation key below `office_rates.rows`, or a code such as a pair of zones. */
  label: string
  paths: (Path | null)[]
}

/** One table of prices: what it is called, what its columns mean, where its cells are in the card. */
export interface Sheet {
  id: string
  columns: Column[]
  rows: SheetRow[]
}

const upTo = { label: 'up_to', unit: 'kg' } as const
const perKilogram = { label: 'per_kg', unit: 'money' } as const
const fromTo: Column[] = [
  { label: 'days_from', unit: 'days' },
  { label: 'days_to', unit: 'days' },
]

const pairColumns = {
  MY: [
    { label: 'first', unit: 'money' },
    { label: 'further', unit: 'money' },
  ],
  ID: [perKilogram],
} as const satisfies Record<CountryCode, readonly Column[]>

type TieredLane = Lane & keyof RateCard['international']

function isTiered(lane: Lane): lane is TieredLane {
  return !isWithinCountry(lane)
}

export function sheetsOf(card: RateCard): Sheet[] {
  return [
    ...countryCodes.flatMap((country) => modes.map((mode) => pairSheet(card, country, mode))),
    ...lanes.filter(isTiered).flatMap((lane) => modes.map((mode) => tierSheet(card, lane, mode))),
    zoneSheet,
    internationalDays,
    weightSheet,
    ...extraSheets,
    liabilitySheet(card),
  ]
}

function pairSheet(card: RateCard, country: CountryCode, mode: Mode): Sheet {
  const area = `domestic_${country}` as const
  const { pairs } = card[area][mode]
  const columns = [...pairColumns[country], ...fromTo]
  const rows = pairsOf(country).map(([one, other]) => {
    const label = Object.hasOwn(pairs, `${one}-${other}`) ? `${one}-${other}` : `${other}-${one}`
    return { label, paths: columns.map((_, cell) => [area, mode, 'pairs', label, cell]) }
  })
  return { id: `${area}_${mode}`, columns, rows }
}

function tierSheet(card: RateCard, lane: TieredLane, mode: Mode): Sheet {
  const { tiers } = card.international[lane][mode]
  const at = (row: number, cell: number) => ['international', lane, mode, 'tiers', row, cell]
  return {
    id: `${lane}_${mode}`,
    columns: [upTo, perKilogram],
    // The last tier has no end.
    rows: tiers.map(([end], row) => ({
      label: String(row + 1),
      paths: [end === null ? null : at(row, 0), at(row, 1)],
    })),
  }
}

const zoneSheet: Sheet = {
  id: 'zone_add',
  columns: modes.map((mode) => ({ label: `${mode}_per_kg`, unit: 'money' })),
  rows: zone.options.map((name) => ({
    label: name,
    paths: modes.map((mode) => ['international', 'zone_add', mode, name]),
  })),
}

const internationalDays: Sheet = {
  id: 'international_days',
  columns: modes.flatMap((mode) => [
    { label: `${mode}_days_from`, unit: 'days' },
    { label: `${mode}_days_to`, unit: 'days' },
  ]),
  rows: zone.options.filter(isCounted).map((name) => ({
    label: name,
    paths: modes.flatMap((mode) => [0, 1].map((cell) => ['international', 'days', mode, name, cell])),
  })),
}

const weightSheet: Sheet = {
  id: 'weight',
  columns: [
    { label: 'divisor', unit: 'number' },
    { label: 'min_kg', unit: 'kg' },
    { label: 'max_piece_kg', unit: 'kg' },
  ],
  rows: modes.map((mode) => ({
    label: mode,
    paths: ['divisor', 'min_kg', 'max_piece_kg'].map((name) => ['weight', mode, name]),
  })),
}

/** Single values, one below the other. */
function list(id: string, unit: Unit, label: string, rows: Record<string, Path>): Sheet {
  return {
    id,
    columns: [{ label, unit }],
    rows: Object.entries(rows).map(([name, path]) => ({ label: name, paths: [path] })),
  }
}

const simpleAddOns = addOns.filter((code) => code !== 'insurance' && code !== 'wooden_crate')

const extraSheets: Sheet[] = [
  list('fees', 'money', 'price', {
    document_fee: ['international', 'document_fee'],
    pickup: ['surcharges', 'pickup', 'price'],
    priority: ['surcharges', 'priority', 'price'],
    remote_area: ['surcharges', 'remote_area', 'price'],
    remote_area_per_kg: ['surcharges', 'remote_area', 'per_kg'],
    oversize: ['surcharges', 'oversize', 'price'],
    overweight_piece: ['surcharges', 'overweight_piece', 'price'],
    address_change: ['surcharges', 'address_change', 'price'],
    address_change_late: ['surcharges', 'address_change', 'after_departure'],
    storage_per_day: ['surcharges', 'storage', 'per_day'],
  }),
  list('add_ons', 'money', 'price', {
    ...Object.fromEntries(simpleAddOns.map((code) => [code, ['addons', code, 'price']])),
    wooden_crate: ['addons', 'wooden_crate', 'first'],
    wooden_crate_next: ['addons', 'wooden_crate', 'next'],
  }),
  {
    id: 'insurance',
    columns: [
      { label: 'percent_of_value', unit: 'percent' },
      { label: 'plus', unit: 'money' },
      { label: 'least', unit: 'money' },
    ],
    rows: ['domestic', 'international'].map((name) => ({
      label: name,
      paths: ['percent_of_value', 'plus', 'min'].map((cell) => ['insurance', name, cell]),
    })),
  },
  list('shares', 'percent', 'percent', {
    fuel: ['surcharges', 'fuel', 'percent_of_freight'],
    return_to_sender: ['surcharges', 'return_to_sender', 'percent_of_freight'],
    tax_domestic_MY: ['tax', 'domestic_MY_service_tax_percent'],
    tax_domestic_ID: ['tax', 'domestic_ID_vat_percent'],
    tax_international: ['tax', 'international_percent'],
  }),
  list('limits', 'number', 'value', {
    pickup_free_from_kg: ['surcharges', 'pickup', 'free_from_kg'],
    longest_cm: ['surcharges', 'oversize', 'longest_cm'],
    storage_free_days: ['surcharges', 'storage', 'free_days'],
    borneo_extra_days: ['international', 'days', 'borneo_extra_days'],
    fewest_days: ['international', 'days', 'cap', 0],
    most_days: ['international', 'days', 'cap', 1],
    crate_step_cm3: ['addons', 'wooden_crate', 'step_cm3'],
    crate_wall_cm: ['addons', 'wooden_crate', 'wall_cm'],
    wrap_step_kg: ['addons', 'waterproof_wrap', 'step_kg'],
    freight_times: ['liability', 'freight_times'],
  }),
]

function liabilitySheet({ insurance }: RateCard): Sheet {
  const values = Object.entries(insurance).map(([area, { max_value }]): SheetRow => ({
    label: `insured_most_${area}`,
    // Where the value that can be insured has no end, there is nothing to write.
    paths: [max_value === null ? null : ['insurance', area, 'max_value']],
  }))
  const { rows, ...sheet } = list('liability', 'money', 'price', { most: ['liability', 'most'] })
  return { ...sheet, rows: [...rows, ...values] }
}
