import type { DB } from '#database/schema.ts'

const few = [
  'boxes',
  'cities',
  'claim_steps',
  'countries',
  'courier_areas',
  'day_figures',
  'dispatch',
  'districts',
  'faq_entries',
  'hidden_questions',
  'holidays',
  'installation',
  'kept_keys',
  'letter_versions',
  'loaded_data',
  'locations',
  'migrations',
  'parcel_step_roles',
  'parcel_steps',
  'passport_duties',
  'payment_accounts',
  'payment_types',
  'processes',
  'rate_cards',
  'regions',
  'remote_cities',
  'resealing',
  'services',
  'staff_invitations',
  'switches',
  'testimonials',
  'time_slots',
] as const satisfies (keyof DB)[]

/** Tables that hold what the office or a release enters, and never grow with orders or people. */
export const fewRows: ReadonlySet<string> = new Set(few)

/** Files that may read all of a table that grows, and why. The list may only shrink. */
export const scanners: Record<string, { tables: readonly (keyof DB)[]; because: string }> = {}
