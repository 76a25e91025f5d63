// Written by `npm run schema` from the migrated database; do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

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

export interface Cities {
  code: string
  region_code: string
  label: string
  postcodes: string[]
  lat: number
  lon: number
  is_active: Generated<boolean>
}

export interface Countries {
  code: 'MY' | 'ID'
  label: string
  is_purchase_available: Generated<boolean>
  is_pickup_available: Generated<boolean>
  is_active: Generated<boolean>
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

export interface Effects {
  key: string
  done_at: Generated<Date>
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

export interface Migrations {
  name: string
  fingerprint: string
  applied_at: Generated<Date>
}

export interface OneTimeCodes {
  id: string
  purpose: 'register' | 'reset' | 'email'
  email: string
  user_id: string | null
  language: 'id' | 'my' | 'sg'
  payload: unknown | null
  nonce: string
  tries_left: Generated<number>
  sent_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface RateCards {
  id: string
  version: number
  valid_from: Date
  card: unknown
  created_at: Generated<Date>
}

export interface RecoveryCodes {
  user_id: string
  code_hash: Buffer
  used_at: Date | null
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

export interface SecondFactors {
  user_id: string
  secret: Buffer
  last_step: Generated<number>
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
}

export interface Switches {
  only_row: Generated<boolean>
  maintenance: Generated<boolean>
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
}

export interface DB {
  addresses: Addresses
  cities: Cities
  countries: Countries
  districts: Districts
  effects: Effects
  holidays: Holidays
  idempotency: Idempotency
  limits: Limits
  loaded_data: LoadedData
  migrations: Migrations
  one_time_codes: OneTimeCodes
  rate_cards: RateCards
  recovery_codes: RecoveryCodes
  regions: Regions
  second_factors: SecondFactors
  sessions: Sessions
  switches: Switches
  users: Users
}
