/**
 * How a value of the log is told. `words` are codes with words of their own, `name` is the id of a person or a place, `sen` an
 * amount, `fields` names of these fields.
 */
export const auditFields = {
  account_name: 'plain',
  account_number: 'plain',
  add_on: 'words',
  address: 'plain',
  amount_sen: 'sen',
  answer: 'plain',
  areas: 'name',
  bank_name: 'plain',
  came_sen: 'sen',
  capacity: 'plain',
  changed: 'fields',
  city_id: 'name',
  code: 'words',
  counter_id: 'name',
  country: 'words',
  country_id: 'words',
  date: 'plain',
  deposit: 'sen',
  description: 'plain',
  difference_sen: 'sen',
  ended: 'plain',
  fee_sen: 'sen',
  from_place: 'plain',
  has_image: 'yes_no',
  height: 'plain',
  holder_id: 'name',
  hours: 'plain',
  id_number: 'plain',
  is_active: 'yes_no',
  is_drop_point: 'yes_no',
  is_hidden: 'yes_no',
  is_pickup_available: 'yes_no',
  is_purchase_available: 'yes_no',
  is_required: 'yes_no',
  kind: 'words',
  label: 'plain',
  lane: 'words',
  language: 'plain',
  lat: 'plain',
  length: 'plain',
  letter: 'words',
  location_id: 'name',
  lon: 'plain',
  max_weight: 'plain',
  moved: 'plain',
  name: 'plain',
  offers_boxes: 'yes_no',
  offers_collection: 'yes_no',
  parcels: 'plain',
  party: 'words',
  phone: 'plain',
  place: 'plain',
  postal_code: 'plain',
  price: 'sen',
  qr_text: 'plain',
  question: 'plain',
  reason: 'words',
  receiver_id: 'name',
  region_id: 'name',
  reject_code: 'words',
  roles: 'words',
  rupiah_per_ringgit: 'plain',
  said_by: 'plain',
  serials: 'plain',
  service_type: 'words',
  slot: 'plain',
  status: 'words',
  step: 'words',
  time_slot_id: 'plain',
  to_place: 'plain',
  valid_from: 'plain',
  version: 'plain',
  visit_day: 'plain',
  width: 'plain',
  words: 'plain',
} as const satisfies Record<string, 'plain' | 'words' | 'name' | 'sen' | 'yes_no' | 'fields'>
export type AuditField = keyof typeof auditFields

/** What stays in the log and out of sight: ids of rows, and what the words of the event say already. */
type UntoldField =
  | 'account_url'
  | 'age'
  | 'back_sen'
  | 'by'
  | 'concerns'
  | 'count'
  | 'counter'
  | 'customer'
  | 'customers'
  | 'day'
  | 'days'
  | 'door'
  | 'events'
  | 'expires_in_days'
  | 'file_id'
  | 'found'
  | 'from_role'
  | 'holder'
  | 'id'
  | 'ids'
  | 'is_sample'
  | 'mode'
  | 'more_sen'
  | 'obstacle'
  | 'old_amount_sen'
  | 'order_id'
  | 'orders'
  | 'outcome'
  | 'part'
  | 'payment_id'
  | 'payment_type_id'
  | 'people'
  | 'reference'
  | 'region'
  | 'role'
  | 'scopes'
  | 'service'
  | 'state'
  | 'stop'
  | 'to_role'
  | 'told'
  | 'total_sen'
  | 'type'
  | 'user_id'
  | 'why'

/** Values that were and that are: each of their fields is told by itself. */
export type ChangeField = 'before' | 'after'

/** All that may be recorded with an event; `from` and `to` are told as the field that `ofFromTo` names. */
export type EventField = AuditField | UntoldField | ChangeField | 'from' | 'to'

export function isAuditField(name: string): name is AuditField {
  return Object.hasOwn(auditFields, name)
}
