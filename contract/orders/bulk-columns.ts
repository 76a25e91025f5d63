import { parties, type Party } from './shipments.ts'

/** Of each party; 'sender_name' and 'receiver_name' are columns. */
const partyColumns = [
  'address_id',
  'name',
  'phone',
  'email',
  'emergency_contact',
  'id_number',
  'passport_id',
  'address',
  'country',
  'region',
  'city',
  'district',
  'postal_code',
  'service',
  'package',
  'date',
  'time_slot',
  'note',
] as const
const packageColumns = [
  'mode',
  'box',
  'length',
  'width',
  'height',
  'weight',
  'item_type',
  'items',
  'add_ons',
  'declared_value',
  'purpose',
  'pmi_registration',
  'consent',
] as const

type PartyColumn = `${Party}_${(typeof partyColumns)[number]}`
export type BulkColumn = 'reference' | PartyColumn | 'sender_drop_point' | (typeof packageColumns)[number]

/** The columns of a list of shipments, in the order of the template. */
export const bulkColumns: readonly BulkColumn[] = [
  'reference',
  ...parties.flatMap((party) => partyColumns.map((name): PartyColumn => `${party}_${name}`)),
  'sender_drop_point',
  ...packageColumns,
]

export function isBulkColumn(name: string): name is BulkColumn {
  return bulkColumns.some((column) => column === name)
}

// A saved address fills these; without one they must be there.
const always: readonly BulkColumn[] = [
  'reference',
  'sender_id_number',
  'sender_date',
  'sender_time_slot',
  'receiver_id_number',
  'receiver_date',
  'receiver_time_slot',
  'mode',
  'weight',
  'item_type',
  'items',
  'purpose',
  'consent',
]
/** Columns without which no row can be right. */
export const neededColumns = always

const fieldColumns: Record<string, string | undefined> = {
  passport_image_id: 'passport_id',
  phone_country: 'phone',
  country_id: 'country',
  region_id: 'region',
  city_id: 'city',
  district_id: 'district',
  drop_point_id: 'drop_point',
  service_type: 'service',
  service_package: 'package',
  visit_day: 'date',
  time_slot_id: 'time_slot',
  weight_kg: 'weight',
}

/** Which cell a rule of the single order speaks of. */
export function columnOf(path: string): BulkColumn {
  const [first = '', second = ''] = path.split('.')
  const party = parties.find((name) => name === first)
  const field = first === 'package' ? second : party ? second : first
  const column = fieldColumns[field] ?? field
  const name = party ? `${party}_${column}` : column
  return isBulkColumn(name) ? name : 'reference'
}
