import { officeRoles } from '#contract/platform/roles.ts'
import type { PageEntry } from './platform/page-entry.ts'
import type { Namespace } from './locales/texts.ts'

/** The reasons of a rejection are the same words that the customer reads. */
const reasons = ['shipment_success'] as const

/** What the log speaks of, on its own page and on a customer's; letters are changed by the office alone. */
const logWords = [
  'audit',
  'people',
  'tracking',
  'office_parcels',
  'office_vouchers',
  'office',
  'shipment',
  'work',
  'agents',
  'claim_reasons',
  'office_identity',
  'office_refunds',
  ...reasons,
] as const

/** Every page of the office; to everybody else they look as if they were not there. */
export const officePages: PageEntry[] = [
  ...office('/office', 'figures/OfficePage.tsx', 'office', 'office_figures'),
  ...office('/office/search', 'search/SearchPage.tsx', 'office_search', 'tracking', 'transaction'),
  ...office(
    '/office/parcels',
    'parcels/ParcelsPage.tsx',
    'office_parcels',
    'office_parcels',
    'tracking',
    'shipment',
  ),
  ...office(
    '/office/parcels/:number',
    'parcels/ParcelPage.tsx',
    'office_parcels',
    'office_parcels',
    'door',
    'work',
    'goods',
    'tracking',
    'transaction',
    'shipment_detail',
    'order_change',
    'goods',
    'shipment',
    'shipment_success',
  ),
  ...office(
    '/office/payments',
    'payments/PaymentsPage.tsx',
    'office.payments',
    'office_payments',
    ...reasons,
  ),
  ...office(
    '/office/vouchers',
    'vouchers/VouchersPage.tsx',
    'office_vouchers',
    'office_vouchers',
    'voucher',
    'audit',
  ),
  ...office('/office/refunds', 'refunds/RefundsPage.tsx', 'office_refunds', 'office_refunds', ...reasons),
  ...office(
    '/office/claims',
    'claims/ClaimsPage.tsx',
    'office_claims',
    'office_claims',
    'claim',
    'claim_reasons',
    'tracking',
  ),
  ...office(
    '/office/receiver-answers',
    'receiver-answers/ReceiverAnswersPage.tsx',
    'receiver_answers',
    'receiver_answers',
    'door',
    'tracking',
  ),
  ...office('/office/accounts', 'payment-accounts/AccountsPage.tsx', 'office.accounts'),
  ...office('/office/boxes', 'boxes/BoxesPage.tsx', 'office.boxes'),
  ...office('/office/rates', 'rates/RatesPage.tsx', 'office_rates', 'office_rates', 'coverage'),
  ...office('/office/settings', 'settings/SettingsPage.tsx', 'office_settings', 'office_settings', 'people'),
  ...office('/office/content', 'content/ContentPage.tsx', 'office_content', 'office_content', 'faq'),
  ...office('/office/passports', 'passports/PassportsPage.tsx', 'office.passports'),
  ...office('/office/customs', 'identity/IdentityPage.tsx', 'office_identity', 'office_identity'),
  ...office('/office/messages', 'letters/MessagesPage.tsx', 'letters', 'letters', 'letter_names'),
  ...office('/office/manifests', 'manifests/ManifestsPage.tsx', 'manifest', 'manifest', 'tracking'),
  ...office('/office/people', 'staff/PeoplePage.tsx', 'people.staff', 'people'),
  ...office('/office/customers', 'customers/CustomersPage.tsx', 'people.customers', 'people'),
  ...office(
    '/office/customers/:id',
    'customers/CustomerPage.tsx',
    'people.customer',
    ...logWords,
    'transaction',
    'voucher',
  ),
  ...office('/office/audit', 'audit/AuditPage.tsx', 'audit', ...logWords, 'letter_names'),
  ...office('/office/agents', 'agents/AgentsPage.tsx', 'agents', 'agents'),
  ...office('/office/locations', 'locations/LocationsPage.tsx', 'counters', 'counters'),
  // Whoever mistypes an address stays at work.
  ...office('/office/*', 'UnknownPage.tsx', 'not_found', 'not_found'),
]

function office(path: string, file: string, head?: string, ...more: Namespace[]): PageEntry[] {
  return [
    {
      path,
      kind: 'app',
      file: `office/${file}`,
      texts: ['office', 'office_search', 'error', 'ui', ...more],
      ...(head ? { head } : {}),
      guard: 'return',
      roles: officeRoles,
    },
  ]
}
