import { packageFields, parties, type Party, type partyFields } from './shipments.ts'

/** The column of each field of a party, in the order of the template; 'sender_name' and 'receiver_name' are two. */
const columnOfField = {
  name: 'name',
  phone: 'phone',
  phone_country: 'phone',
  email: 'email',
  emergency_contact: 'emergency_contact',
  id_number: 'id_number',
  passport_image_id: 'passport_id',
  address: 'address',
  country_id: 'country',
  region_id: 'region',
  city_id: 'city',
  district_id: 'district',
  postal_code: 'postal_code',
  service_type: 'service',
  service_package: 'package',
  visit_day: 'date',
  time_slot_id: 'time_slot',
  note: 'note',
} as const satisfies Record<keyof typeof partyFields | 'service_type', string>

/** A saved address fills several of them. */
const partyColumns = ['address_id', ...new Set(Object.values(columnOfField))] as const
const packageColumns = ['mode', ...packageFields.keyof().options] as const

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
  ...columnOfField,
  drop_point_id: 'drop_point',
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
