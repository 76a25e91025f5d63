import type about from './id/about.ts'
import type accounts from './id/accounts.ts'
import type addresses from './id/addresses.ts'
import type agent_registration from './id/agent_registration.ts'
import type api_keys from './id/api_keys.ts'
import type batch from './id/batch.ts'
import type bulk from './id/bulk.ts'
import type audit from './id/audit.ts'
import type claim from './id/claim.ts'
import type claim_reasons from './id/claim_reasons.ts'
import type agents from './id/agents.ts'
import type counters from './id/counters.ts'
import type counter_cash from './id/counter_cash.ts'
import type courier from './id/courier.ts'
import type coverage from './id/coverage.ts'
import type departures from './id/departures.ts'
import type door from './id/door.ts'
import type developers from './id/developers.ts'
import type draft from './id/draft.ts'
import type error from './id/error.ts'
import type faq from './id/faq.ts'
import type fresh_proof from './id/fresh_proof.ts'
import type gallery from './id/gallery.ts'
import type goods from './id/goods.ts'
import type hand_over from './id/hand_over.ts'
import type home from './id/home.ts'
import type letter_names from './id/letter_names.ts'
import type letters from './id/letters.ts'
import type location from './id/location.ts'
import type maintenance from './id/maintenance.ts'
import type manifest from './id/manifest.ts'
import type messages from './id/messages.ts'
import type not_found from './id/not_found.ts'
import type office from './id/office.ts'
import type office_claims from './id/office_claims.ts'
import type office_identity from './id/office_identity.ts'
import type office_figures from './id/office_figures.ts'
import type office_parcels from './id/office_parcels.ts'
import type people from './id/people.ts'
import type office_rates from './id/office_rates.ts'
import type office_content from './id/office_content.ts'
import type office_settings from './id/office_settings.ts'
import type office_vouchers from './id/office_vouchers.ts'
import type office_payments from './id/office_payments.ts'
import type office_refunds from './id/office_refunds.ts'
import type office_search from './id/office_search.ts'
import type order_change from './id/order_change.ts'
import type privacy from './id/privacy.ts'
import type profile from './id/profile.ts'
import type projects from './id/projects.ts'
import type purchase from './id/purchase.ts'
import type quote from './id/quote.ts'
import type receiver from './id/receiver.ts'
import type receiver_answers from './id/receiver_answers.ts'
import type service_air from './id/service_air.ts'
import type service_purchase from './id/service_purchase.ts'
import type service_sea from './id/service_sea.ts'
import type services from './id/services.ts'
import type shell from './id/shell.ts'
import type shipment from './id/shipment.ts'
import type shipment_detail from './id/shipment_detail.ts'
import type shipment_international from './id/shipment_international.ts'
import type shipment_local from './id/shipment_local.ts'
import type shipment_success from './id/shipment_success.ts'
import type site from './id/site.ts'
import type staff_setup from './id/staff_setup.ts'
import type term from './id/term.ts'
import type tracking from './id/tracking.ts'
import type transaction from './id/transaction.ts'
import type ui from './id/ui.ts'
import type unsubscribe from './id/unsubscribe.ts'
import type voucher from './id/voucher.ts'
import type weighing from './id/weighing.ts'
import type web_hooks from './id/web_hooks.ts'
import type work from './id/work.ts'

/** Indonesian is the reference: its keys are the keys of all three. */
export interface Texts {
  about: typeof about
  accounts: typeof accounts
  addresses: typeof addresses
  agent_registration: typeof agent_registration
  api_keys: typeof api_keys
  batch: typeof batch
  bulk: typeof bulk
  audit: typeof audit
  claim: typeof claim
  claim_reasons: typeof claim_reasons
  agents: typeof agents
  counters: typeof counters
  counter_cash: typeof counter_cash
  courier: typeof courier
  coverage: typeof coverage
  departures: typeof departures
  door: typeof door
  developers: typeof developers
  draft: typeof draft
  error: typeof error
  faq: typeof faq
  fresh_proof: typeof fresh_proof
  gallery: typeof gallery
  goods: typeof goods
  hand_over: typeof hand_over
  home: typeof home
  letter_names: typeof letter_names
  letters: typeof letters
  location: typeof location
  maintenance: typeof maintenance
  manifest: typeof manifest
  messages: typeof messages
  not_found: typeof not_found
  office: typeof office
  office_claims: typeof office_claims
  office_figures: typeof office_figures
  office_identity: typeof office_identity
  office_parcels: typeof office_parcels
  people: typeof people
  office_rates: typeof office_rates
  office_content: typeof office_content
  office_settings: typeof office_settings
  office_vouchers: typeof office_vouchers
  office_payments: typeof office_payments
  office_refunds: typeof office_refunds
  office_search: typeof office_search
  order_change: typeof order_change
  privacy: typeof privacy
  profile: typeof profile
  projects: typeof projects
  purchase: typeof purchase
  quote: typeof quote
  receiver: typeof receiver
  receiver_answers: typeof receiver_answers
  service_air: typeof service_air
  service_purchase: typeof service_purchase
  service_sea: typeof service_sea
  services: typeof services
  shell: typeof shell
  shipment: typeof shipment
  shipment_detail: typeof shipment_detail
  shipment_international: typeof shipment_international
  shipment_local: typeof shipment_local
  shipment_success: typeof shipment_success
  site: typeof site
  staff_setup: typeof staff_setup
  term: typeof term
  tracking: typeof tracking
  transaction: typeof transaction
  ui: typeof ui
  unsubscribe: typeof unsubscribe
  voucher: typeof voucher
  weighing: typeof weighing
  web_hooks: typeof web_hooks
  work: typeof work
}

export type Namespace = keyof Texts
