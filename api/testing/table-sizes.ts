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
  'figure_changes',
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
export const scanners: Record<string, { tables: readonly (keyof DB)[]; because: string }> = {
  'api/files/close-missing.ts': {
    tables: ['files'],
    because: 'an operator asks for every picture that is missing',
  },
  'api/money/claims/in-list.ts': {
    tables: ['claims'],
    because: 'claims are too few to need an index for an amount',
  },
  'api/orders/cancellations/wishes.ts': {
    tables: ['cancellation_wishes'],
    because: 'a wish goes within a minute of the decision: only those whose proof waits are there',
  },
  'api/parcels/manifests/manifest.ts': {
    tables: ['manifests'],
    because: 'a departure or two a day: as many in a year as parcels in an hour',
  },
  'api/parcels/parcels/verify-events.ts': {
    tables: ['parcel_events'],
    because: 'the chain of every event is followed, when an operator asks',
  },
  'api/people/accounts/codes.ts': {
    tables: ['one_time_codes'],
    because: 'what is over is swept, so that hardly any other is there',
  },
}
