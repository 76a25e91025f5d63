// Written by `npm run schema` from the migrated database; do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export interface AddOnWork {
  order_id: string
  name: 'bubble_wrap' | 'wooden_crate' | 'waterproof_wrap' | 'repack' | 'inspection_photo'
  done_by: string | null
  done_at: Generated<Date>
  evidence_id: string | null
}

export interface Addresses {
  id: string
  user_id: string
  label: string
  name: string
  phone: string
  email: string
  address: string
  country_id: string
  region_id: string
  city_id: string
  district_id: string
  postal_code: string
  is_main: Generated<boolean>
  created_at: Generated<Date>
}

export interface AgentApplications {
  id: Generated<string>
  reference: string
  status: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn'>
  language: 'id' | 'my' | 'sg'
  applicant_id: string | null
  name: string | null
  email: string | null
  phone: string | null
  label: string | null
  address: string | null
  postal_code: string | null
  country_id: 'MY' | 'ID'
  region_id: string
  city_id: string
  lat: number | null
  lon: number | null
  hours: unknown
  offers_drop_off: boolean
  offers_collection: boolean
  offers_boxes: boolean
  years_in_business: number
  about: string | null
  registration_number: string | null
  consent_at: Generated<Date>
  created_at: Generated<Date>
  decided_by: string | null
  decided_at: Date | null
  reject_code: 'documents_unreadable' | 'number_differs' | 'area_served' | 'counter_unfit' | 'not_reached' | 'other' | null
  reject_reason: string | null
  location_id: string | null
  erased_at: Date | null
}

export interface AgentPictures {
  file_id: string
  kind: 'registration' | 'counter' | 'identity'
  draft_hash: Buffer
  application_id: string | null
  created_at: Generated<Date>
}

export interface ApiKeys {
  id: Generated<string>
  user_id: string
  name: string
  prefix: string
  key_hash: Buffer
  scopes: string[]
  created_at: Generated<Date>
  expires_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface ApprovalCorrections {
  id: Generated<string>
  payment_id: string
  order_id: string
  reject_code: 'amount_differs' | 'not_received' | 'unreadable' | 'wrong_account' | 'already_used' | 'other'
  words: string | null
  way: 'again' | 'payable'
  amount_sen: number
  payable_id: string | null
  corrected_by: string | null
  at: Generated<Date>
}

export interface Approvals {
  id: Generated<string>
  payment_id: string
  proof_id: string | null
  admin_id: string
  given_at: Generated<Date>
  takes_effect_at: Date
  status: Generated<'pending' | 'done' | 'undone'>
  ended_at: Date | null
}

export interface BoxCancellations {
  voucher_id: string
  order_id: string
  reason: 'customer_asked' | 'not_served' | 'not_allowed' | 'placed_twice' | 'other'
  words: string | null
  refund_sen: number
  cancelled_by: string | null
  at: Generated<Date>
}

export interface BoxPurchases {
  order_id: string
  box_id: string
  box_label: string
  length_cm: number
  width_cm: number
  height_cm: number
  quantity: number
  price_sen: number
  deposit_sen: number
  service_id: string
  name: string | null
  phone: string | null
  email: string | null
  address: string | null
  postal_code: string | null
  country_id: string
  region_id: string
  city_id: string
  district_id: string | null
  visit_day: string | null
  time_slot_id: string | null
  erased_at: Date | null
  counter_id: string | null
  visit_moves: Generated<number>
}

export interface Boxes {
  id: Generated<string>
  label: string
  description: Generated<unknown>
  price_sen: number
  deposit_sen: number
  max_weight_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  is_active: Generated<boolean>
}

export interface CancellationWishes {
  order_id: string
  at: Generated<Date>
}

export interface Cancellations {
  order_id: string
  reason: 'customer_asked' | 'not_served' | 'not_allowed' | 'placed_twice' | 'other'
  words: string | null
  was_paid: boolean
  refund_sen: number
  cancelled_by: string | null
  at: Generated<Date>
}

export interface Cities {
  code: string
  region_code: string
  label: string
  postcodes: string[]
  lat: number
  lon: number
  is_active: Generated<boolean>
}

export interface ClaimEvents {
  id: Generated<string>
  claim_id: string
  what: 'filed' | 'taken' | 'asked' | 'answered' | 'accepted' | 'declined' | 'objected' | 'agreed' | 'settled' | 'withdrawn' | 'paid' | 'unpaid'
  side: 'customer' | 'office' | 'clock'
  actor_id: string | null
  amount_sen: number | null
  code: string | null
  words: string | null
  at: Generated<Date>
}

export interface ClaimItems {
  claim_id: string
  order_id: string
  position: number
  quantity: number
}

export interface ClaimPictures {
  file_id: string
  claim_id: string
  event_id: string
}

export interface ClaimSteps {
  step: string
  next: string
}

export interface Claims {
  id: Generated<string>
  order_id: string
  user_id: string | null
  kind: 'lost' | 'damaged' | 'missing'
  description: string | null
  cover_sen: number
  wanted_sen: number
  items_sen: number
  most_sen: GeneratedAlways<number>
  status: Generated<'filed' | 'in_review' | 'more_asked' | 'accepted' | 'declined' | 'withdrawn' | 'paid'>
  handler_id: string | null
  filed_at: Generated<Date>
  look_due_at: Date
  decide_due_at: Date
  asked_at: Date | null
  due_at: GeneratedAlways<Date>
  amount_sen: number | null
  decline_code: 'not_in_our_care' | 'prohibited' | 'wrong_declaration' | 'weak_packing' | 'kept_by_customs' | 'not_shown' | 'no_answer' | 'other' | null
  decision_words: string | null
  decided_by: string | null
  decided_at: Date | null
  objected_at: Date | null
  first_decided_by: string | null
  first_amount_sen: number | null
  settled_at: Date | null
  closed_at: Date | null
}

export interface Countries {
  code: 'MY' | 'ID'
  label: string
  is_purchase_available: Generated<boolean>
  is_pickup_available: Generated<boolean>
  is_active: Generated<boolean>
}

export interface CourierAreas {
  user_id: string
  region_id: string
  city_id: string | null
}

export interface DayFigures {
  day: string
  figure: 'orders' | 'lapsed' | 'revenue' | 'unique_sen' | 'delivered' | 'on_time' | 'answers' | 'answer_s' | 'first_tries' | 'failed_tries'
  kind: 'shipment' | 'box_purchase'
  lane: 'domestic_MY' | 'domestic_ID' | 'MY-ID' | 'ID-MY' | 'other'
  amount: number
}

export interface Dispatch {
  id: Generated<number>
  source: 'event' | 'parcel_event'
  event_id: string
  consumer: string | null
  set_aside_at: Date | null
  order_id: string | null
  traceparent: Generated<string | null>
}

export interface Districts {
  code: string
  region_code: string | null
  city_code: string | null
  label: string
  postcodes: string[]
  lat: number | null
  lon: number | null
  is_active: Generated<boolean>
  parent_code: GeneratedAlways<string>
}

export interface DoorCodes {
  order_id: string
  nonce: string
  tries_left: Generated<number>
  made_at: Generated<Date>
  used_at: Date | null
  released_at: Date | null
  released_by: string | null
  office_asked_at: Date | null
}

export interface DoorTries {
  order_id: string
  scan_id: string
  attempt: Buffer
}

export interface Drafts {
  user_id: string
  draft: unknown | null
  changed_at: Generated<Date>
  version: Generated<number>
  order_type: 'shipment' | 'box_purchase'
  sealed: Buffer | null
}

export interface Effects {
  key: string
  done_at: Generated<Date>
}

export interface Events {
  id: Generated<string>
  name: string
  order_id: string | null
  subject_id: string | null
  data: Generated<unknown>
  actor_id: string | null
  at: Generated<Date>
}

export interface FaqEntries {
  id: Generated<string>
  question: unknown
  answer: unknown
  is_active: Generated<boolean>
}

export interface Fees {
  order_id: string
  kind: 'return' | 'address_change' | 'storage' | 'change'
  concerns: string
  waived_by: string | null
  waived_at: Date | null
  waiver: string | null
}

export interface FigureChanges {
  id: Generated<number>
  day: string
  figure: string
  kind: string
  lane: string
  amount: number
}

export interface Files {
  id: string
  kind: 'payment_proof' | 'account_image' | 'passport' | 'evidence' | 'agent_document' | 'claim'
  owner_id: string | null
  storage_key: string
  sealed_key: Buffer
  content_type: 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: number
  width: number
  height: number
  source_hash: Buffer
  pixel_hash: Buffer
  created_at: Generated<Date>
  order_id: string | null
}

export interface FreshProofs {
  session_id: string
  proven_by: 'password' | 'passkey' | 'code'
  proven_at: Generated<Date>
}

export interface HandOverParcels {
  hand_over_id: string
  order_id: string
  is_given: Generated<boolean>
  is_taken: Generated<boolean>
}

export interface HandOvers {
  id: Generated<string>
  code: string
  giver_id: string
  receiver_id: string | null
  status: Generated<'open' | 'settled' | 'cancelled'>
  made_at: Generated<Date>
  expires_at: Generated<Date>
  settled_at: Date | null
}

export interface HiddenQuestions {
  key: string
}

export interface Holidays {
  country: string
  date: string
  label: string
  source: string
  is_estimated: Generated<boolean>
}

export interface Idempotency {
  caller: string
  route: string
  key: string
  body_hash: Buffer
  answer: unknown | null
  created_at: Generated<Date>
}

export interface Installation {
  only_row: Generated<boolean>
  key_mark: string
  other_mark: string | null
}

export interface KeptKeys {
  purpose: string
  sealed: Buffer
}

export interface KnownDevices {
  user_id: string
  device_hash: Buffer
  first_at: Generated<Date>
  last_at: Generated<Date>
}

export interface LateTransfers {
  id: Generated<string>
  payment_id: string
  order_id: string
  payment_account_id: string
  bank_reference: string
  amount_sen: number
  outcome: 'revived' | 'owed'
  matched_by: string | null
  at: Generated<Date>
  undone_at: Date | null
  replaced_id: string | null
}

export interface Ledger {
  id: Generated<number>
  posting_id: string
  account: string
  amount_sen: number
  order_id: string | null
  voucher_id: string | null
  at: Generated<Date>
}

export interface LetterVersions {
  id: Generated<string>
  kind: string
  previous_id: string | null
  words: unknown | null
  made_by: string
  made_at: Generated<Date>
}

export interface Limits {
  bucket: string
  count: number
  resets_at: Date
}

export interface LoadedData {
  name: string
  fingerprint: string
  loaded_at: Generated<Date>
}

export interface Locations {
  id: Generated<string>
  kind: 'agent' | 'office' | 'hub'
  label: string
  address: string
  postal_code: string
  country_id: 'MY' | 'ID'
  region_id: string
  city_id: string
  phone: string
  lat: number
  lon: number
  hours: unknown
  is_drop_point: Generated<boolean>
  is_active: Generated<boolean>
  is_sample: Generated<boolean>
  offers_collection: Generated<boolean>
  offers_boxes: Generated<boolean>
}

export interface ManifestParcels {
  order_id: string
  manifest_id: string
  loaded_at: Generated<Date>
}

export interface Manifests {
  id: Generated<string>
  mode: 'air' | 'sea'
  from_country: 'MY' | 'ID'
  to_country: 'MY' | 'ID'
  from_place: string
  to_place: string
  cut_off_at: Date
  departs_at: Date
  capacity_kg: number
  loaded_kg: Generated<number>
  step: Generated<'consolidated' | 'export_customs' | 'export_cleared' | 'departed_origin' | 'arrived_destination' | 'import_customs' | 'import_cleared' | 'destination_hub_in'>
  created_at: Generated<Date>
  counter_id: string | null
  closed_at: Date | null
}

export interface MessageChoices {
  user_id: string
  muted: string[]
}

export interface Migrations {
  name: string
  fingerprint: string
  applied_at: Generated<Date>
}

export interface OneTimeCodes {
  id: string
  purpose: 'register' | 'reset' | 'email' | 'proof'
  email: string
  user_id: string | null
  language: 'id' | 'my' | 'sg'
  payload: unknown | null
  nonce: string
  tries_left: Generated<number>
  sent_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  person: GeneratedAlways<string>
}

export interface OrderChanges {
  id: Generated<string>
  order_id: string
  changed_by: string | null
  at: Generated<Date>
  fields: unknown
  old_total_sen: number
  new_total_sen: number
  lines: unknown | null
  voids_label: Generated<boolean>
}

export interface OrderLines {
  order_id: string
  position: number
  code: string
  params: Generated<unknown>
  quantity: number
  unit_sen: number
  amount_sen: number
}

export interface Orders {
  id: string
  tracking_number: string
  type: 'shipment' | 'box_purchase' | 'difference' | 'batch' | 'fee'
  user_id: string | null
  total_sen: number
  created_at: Generated<Date>
  concerns: string | null
  paid_with: string | null
  reference: string | null
}

export interface ParcelEvents {
  id: Generated<string>
  order_id: string
  seq: number
  code: string
  macro: string
  city_id: string | null
  params: Generated<unknown>
  scan_id: string | null
  actor_id: string | null
  evidence_id: string | null
  device_at: Date | null
  at: Generated<Date>
  hash: Buffer
}

export interface ParcelStepRoles {
  code: string
  role: 'customer' | 'courier' | 'agent' | 'admin'
}

export interface ParcelSteps {
  step: string
  code: string
  route: string
}

export interface Parcels {
  order_id: string
  tracking_number: string
  step: string
  code: string
  macro: 'pending' | 'info_received' | 'in_transit' | 'out_for_delivery' | 'attempt_failed' | 'available_for_pickup' | 'delivered' | 'exception' | 'returned' | 'cancelled'
  last_seq: number
  last_hash: Buffer
  holder_id: string | null
  changed_at: Generated<Date>
  in_trouble: GeneratedAlways<boolean>
  route: 'across' | 'domestic' | 'box' | 'earlier_across' | 'earlier_domestic' | 'earlier_box'
}

export interface PasskeyChallenges {
  challenge: string
  purpose: 'sign_in' | 'add' | 'proof'
  session_id: string | null
  expires_at: Date
}

export interface Passkeys {
  id: Generated<string>
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  is_synced: boolean
  is_backed_up: boolean
  created_at: Generated<Date>
  last_used_at: Date | null
}

export interface PassportDuties {
  lane: 'domestic_MY' | 'domestic_ID' | 'MY-ID' | 'ID-MY'
  party: 'sender' | 'receiver'
  is_required: Generated<boolean>
}

export interface PaymentAccounts {
  id: Generated<string>
  payment_type_id: 'transfer' | 'qris' | 'cash'
  bank_name: string
  account_name: string
  account_number: string | null
  qr_text: string | null
  image_id: string | null
  is_active: Generated<boolean>
  is_sample: Generated<boolean>
  location_id: string | null
}

export interface PaymentProofs {
  file_id: string
  payment_id: string
  sent_at: Generated<Date>
  rejected_at: Date | null
  rejected_by: string | null
  reject_code: 'amount_differs' | 'not_received' | 'unreadable' | 'wrong_account' | 'already_used' | 'other' | null
  reject_reason: string | null
}

export interface PaymentTypes {
  id: 'transfer' | 'qris' | 'cash'
  label: string
  position: number
  is_active: Generated<boolean>
}

export interface Payments {
  id: string
  order_id: string
  payment_type_id: 'transfer' | 'qris' | 'cash'
  payment_account_id: string
  base_sen: number
  unique_sen: number
  amount_sen: GeneratedAlways<number>
  rupiah_per_ringgit: number
  status: Generated<'awaiting_payment' | 'awaiting_approval' | 'success' | 'expired' | 'cancelled'>
  deadline_at: Date
  proof_id: string | null
  proof_sent_at: Date | null
  reject_code: 'amount_differs' | 'not_received' | 'unreadable' | 'wrong_account' | 'already_used' | 'other' | null
  reject_reason: string | null
  decided_by: string | null
  decided_at: Date | null
  payer_id: string | null
  pay_reference: string | null
  closed_at: Date | null
  counted_at: Date | null
  came_sen: number | null
}

export interface PaymentsTakenBack {
  refund_id: string
  paid_at: Date
  reason: 'sent_back' | 'not_sent'
  bank_reference: string
  paid_by: string | null
  taken_back_by: string | null
  at: Generated<Date>
}

export interface Processes {
  id: string
  host: string
  runs: 'web' | 'jobs' | 'both'
  files_place: string
  started_at: Generated<Date>
  seen_at: Generated<Date>
  key_marks: Generated<string[]>
  seals_with: string | null
}

export interface PublicParcels {
  tracking_number: string
  order_id: string
  last_seq: number
  shown: string
  version: string
  code: string
  region_id: string | null
  promised_day: string | null
  service_id: string | null
  event_code: string | null
  event_at: Date | null
  is_answered: boolean
  booked_day: string | null
  counter_id: string | null
  brought_to: string | null
  fetch_day: string | null
  is_collected: Generated<boolean>
  booked_from: string | null
  booked_to: string | null
}

export interface PushSubscriptions {
  endpoint_hash: Buffer
  session_id: string
  sealed: Buffer
  created_at: Generated<Date>
}

export interface RateCards {
  id: string
  version: number
  valid_from: Date
  card: unknown
  created_at: Generated<Date>
}

export interface ReceiverAnswers {
  id: Generated<string>
  order_id: string
  event_id: string
  words: string | null
  at: Generated<Date>
  contact: string | null
  answered_at: Date | null
  answered_by: string | null
  said_by: 'receiver' | 'sender' | 'owner' | 'anybody' | null
  answer: string | null
  told_at: Date | null
}

export interface RecoveryCodes {
  user_id: string
  code_hash: Buffer
  used_at: Date | null
}

export interface RefundAccounts {
  user_id: string
  country_id: 'MY' | 'ID'
  bank_name: string
  account_number: string
  account_name: string
  changed_at: Generated<Date>
}

export interface RefundWithdrawals {
  refund_id: string
  reject_code: 'not_received' | 'unreadable' | 'wrong_account' | 'already_used' | 'other'
  words: string | null
  withdrawn_by: string | null
  at: Generated<Date>
}

export interface Refunds {
  id: Generated<string>
  kind: 'voucher' | 'credit' | 'claim' | 'cancellation' | 'return' | 'change' | 'transfer'
  voucher_id: string | null
  subject_id: string
  order_id: string
  user_id: string | null
  amount_sen: number
  status: Generated<'due' | 'paid' | 'withdrawn'>
  owed_at: Generated<Date>
  country_id: string | null
  bank_name: string | null
  account_number: string | null
  account_name: string | null
  bank_reference: string | null
  paid_by: string | null
  paid_at: Date | null
  paid_in_cash: Generated<boolean>
  counter_id: string | null
}

export interface Regions {
  code: string
  country: string
  label: string
  zone: 'MYP' | 'MYS' | 'MYQ' | 'MYL' | 'ID1' | 'ID2' | 'ID3' | 'ID4' | 'ID5'
  weekend: 'sat-sun' | 'fri-sat'
  lat: number
  lon: number
  is_active: Generated<boolean>
}

export interface RemoteCities {
  city_id: string
}

export interface ReplacedPayments {
  id: Generated<string>
  payment_id: string
  payment_type_id: string
  payment_account_id: string
  amount_sen: number
  pay_reference: string | null
  at: Generated<Date>
}

export interface Resealing {
  column_name: string
  done_until: string[]
  finished_at: Date | null
}

export interface Returns {
  order_id: string
  reason: 'customer_asked' | 'refused' | 'not_reached' | 'customs' | 'not_allowed' | 'other'
  words: string | null
  refund_sen: number
  fee_sen: number
  returned_by: string | null
  at: Generated<Date>
}

export interface ScanIds {
  scan_id: string
  order_id: string
}

export interface SecondFactors {
  user_id: string
  secret: Buffer
  last_step: Generated<number>
}

export interface Services {
  id: string
  label: string
  is_active: Generated<boolean>
}

export interface Sessions {
  id: string
  user_id: string
  token_hash: Buffer
  device: string
  network: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  with_passkey: Generated<boolean>
}

export interface ShipmentItems {
  order_id: string
  position: number
  name: string
  quantity: number
  unit_value_sen: number
  hs_code: string | null
  net_weight_g: number | null
  origin_country: string | null
}

export interface ShipmentParties {
  order_id: string
  party: 'sender' | 'receiver'
  name: string | null
  phone: string | null
  email: string | null
  emergency_contact: string | null
  sealed_id_number: Buffer | null
  passport_image_id: string | null
  address: string | null
  postal_code: string | null
  country_id: 'MY' | 'ID'
  region_id: string
  city_id: string
  district_id: string
  service_package: 'standard' | 'priority'
  service_type: string
  drop_point_id: string | null
  visit_day: string | null
  time_slot_id: string | null
  erased_at: Date | null
  passport_is_kept: Generated<boolean>
  door: number | null
  counter_id: string | null
  visit_moves: Generated<number>
  note: string | null
}

export interface Shipments {
  order_id: string
  lane: 'domestic_MY' | 'domestic_ID' | 'MY-ID' | 'ID-MY'
  mode: 'air' | 'sea'
  rate_card_id: string
  box_id: string | null
  box_label: string | null
  length_cm: number
  width_cm: number
  height_cm: number
  weight_g: number
  chargeable_kg: number
  weight_working: unknown
  cover: unknown
  days_min: number
  days_max: number
  arrives_from: string
  arrives_to: string
  item_type: string
  purpose: 'gift' | 'personal_effects' | 'sale' | 'sample' | 'documents' | 'returned' | 'other'
  declared_value_sen: number
  add_ons: Generated<unknown>
  pmi_registration: 'bp2mi' | 'foreign_ministry' | null
  consented_at: Generated<Date>
  voucher_id: string | null
  closed_at: Date | null
  wants_door_code: Generated<boolean>
  released_voucher_id: string | null
}

export interface SlotBookings {
  region_id: string
  day: string
  time_slot_id: string
  booked: number
}

export interface SpentProofs {
  proof: Buffer
  expires_at: Date
}

export interface StaffInvitations {
  user_id: string
  nonce: string
  language: 'id' | 'my' | 'sg'
  expires_at: Date
  used_at: Date | null
}

export interface Switches {
  only_row: Generated<boolean>
  maintenance: Generated<boolean>
  master_data_version: Generated<number>
  rupiah_per_ringgit: Generated<number>
  passkey_roles: Generated<string[]>
}

export interface Testimonials {
  id: Generated<string>
  said_by: string
  place: string
  language: 'id' | 'my' | 'sg'
  words: string
  is_active: Generated<boolean>
}

export interface TimeSlots {
  id: string
  starts: string
  ends: string
  capacity: number
  is_active: Generated<boolean>
}

export interface Unsubscribed {
  address_hash: Buffer
  at: Generated<Date>
}

export interface Users {
  id: string
  email: string
  name: string
  phone: string
  birthdate: string | null
  language: Generated<'id' | 'my' | 'sg'>
  role: Generated<'customer' | 'courier' | 'agent' | 'admin'>
  password_hash: string
  passport_id: string | null
  created_at: Generated<Date>
  location_id: string | null
  joined_at: Generated<Date | null>
  locked_at: Date | null
  last_seen_at: Date | null
}

export interface Vouchers {
  id: Generated<string>
  serial: string
  order_id: string
  user_id: string | null
  box_id: string
  box_label: string
  value_sen: number
  status: Generated<'issued' | 'attached' | 'confirmed' | 'refunded' | 'expired' | 'void'>
  issued_at: Generated<Date>
  expires_at: Date
  corrected_by: string | null
}

export interface WebHookDeliveries {
  id: Generated<string>
  hook_id: string
  event_id: string
  event: string
  payload: unknown
  status: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  next_at: Generated<Date | null>
  last_at: Date | null
  last_status: number | null
  last_ms: number | null
  last_answer: string | null
  created_at: Generated<Date>
  traceparent: Generated<string | null>
}

export interface WebHooks {
  id: Generated<string>
  user_id: string
  url: string
  events: string[]
  sealed_secret: Buffer
  created_at: Generated<Date>
  failing_since: Date | null
  rests_until: Date | null
  disabled_at: Date | null
}

export interface Weighings {
  id: Generated<string>
  order_id: string
  scan_id: string
  actor_id: string | null
  weight_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  evidence_id: string | null
  old_chargeable_kg: number
  new_chargeable_kg: number
  old_total_sen: number
  new_total_sen: number
  difference_sen: number
  weight_working: unknown
  status: 'same' | 'credited' | 'waiting' | 'agreed' | 'paid' | 'declined' | 'replaced' | 'cancelled'
  payable_id: string | null
  at: Generated<Date>
  lines: unknown | null
}

export interface DB {
  add_on_work: AddOnWork
  addresses: Addresses
  agent_applications: AgentApplications
  agent_pictures: AgentPictures
  api_keys: ApiKeys
  approval_corrections: ApprovalCorrections
  approvals: Approvals
  box_cancellations: BoxCancellations
  box_purchases: BoxPurchases
  boxes: Boxes
  cancellation_wishes: CancellationWishes
  cancellations: Cancellations
  cities: Cities
  claim_events: ClaimEvents
  claim_items: ClaimItems
  claim_pictures: ClaimPictures
  claim_steps: ClaimSteps
  claims: Claims
  countries: Countries
  courier_areas: CourierAreas
  day_figures: DayFigures
  dispatch: Dispatch
  districts: Districts
  door_codes: DoorCodes
  door_tries: DoorTries
  drafts: Drafts
  effects: Effects
  events: Events
  faq_entries: FaqEntries
  fees: Fees
  figure_changes: FigureChanges
  files: Files
  fresh_proofs: FreshProofs
  hand_over_parcels: HandOverParcels
  hand_overs: HandOvers
  hidden_questions: HiddenQuestions
  holidays: Holidays
  idempotency: Idempotency
  installation: Installation
  kept_keys: KeptKeys
  known_devices: KnownDevices
  late_transfers: LateTransfers
  ledger: Ledger
  letter_versions: LetterVersions
  limits: Limits
  loaded_data: LoadedData
  locations: Locations
  manifest_parcels: ManifestParcels
  manifests: Manifests
  message_choices: MessageChoices
  migrations: Migrations
  one_time_codes: OneTimeCodes
  order_changes: OrderChanges
  order_lines: OrderLines
  orders: Orders
  parcel_events: ParcelEvents
  parcel_step_roles: ParcelStepRoles
  parcel_steps: ParcelSteps
  parcels: Parcels
  passkey_challenges: PasskeyChallenges
  passkeys: Passkeys
  passport_duties: PassportDuties
  payment_accounts: PaymentAccounts
  payment_proofs: PaymentProofs
  payment_types: PaymentTypes
  payments: Payments
  payments_taken_back: PaymentsTakenBack
  processes: Processes
  public_parcels: PublicParcels
  push_subscriptions: PushSubscriptions
  rate_cards: RateCards
  receiver_answers: ReceiverAnswers
  recovery_codes: RecoveryCodes
  refund_accounts: RefundAccounts
  refund_withdrawals: RefundWithdrawals
  refunds: Refunds
  regions: Regions
  remote_cities: RemoteCities
  replaced_payments: ReplacedPayments
  resealing: Resealing
  returns: Returns
  scan_ids: ScanIds
  second_factors: SecondFactors
  services: Services
  sessions: Sessions
  shipment_items: ShipmentItems
  shipment_parties: ShipmentParties
  shipments: Shipments
  slot_bookings: SlotBookings
  spent_proofs: SpentProofs
  staff_invitations: StaffInvitations
  switches: Switches
  testimonials: Testimonials
  time_slots: TimeSlots
  unsubscribed: Unsubscribed
  users: Users
  vouchers: Vouchers
  web_hook_deliveries: WebHookDeliveries
  web_hooks: WebHooks
  weighings: Weighings
}
