import { carrierRoles, counterRoles } from '#contract/platform/roles.ts'
import { officePages } from './office-pages.ts'
import type { Namespace } from './locales/texts.ts'
import type { PageEntry } from './platform/page-entry.ts'

export const notFoundPage: PageEntry = {
  path: '*',
  kind: 'public',
  file: 'site/NotFoundPage.tsx',
  texts: ['not_found'],
}

export const maintenancePage: PageEntry = {
  path: '/maintenance',
  kind: 'public',
  file: 'site/MaintenancePage.tsx',
  texts: ['maintenance'],
  unlisted: true,
}

/** The parts that pages are made of, side by side; never in what people get. */
export const galleryPage: PageEntry = {
  path: '/ui',
  kind: 'app',
  file: 'gallery/GalleryPage.tsx',
  texts: ['gallery', 'ui'],
}

const ofParcel = ['shipment', 'goods', 'weighing', 'door', 'receiver', 'tracking', 'work'] as const

export const pages: PageEntry[] = [
  { path: '/', kind: 'public', file: 'site/home/HomePage.tsx', texts: ['home'] },
  { path: '/projects', kind: 'public', file: 'site/projects/ProjectsPage.tsx', texts: ['projects', 'site'] },
  { path: '/about-us', kind: 'public', file: 'site/about/AboutPage.tsx', texts: ['about', 'site'] },
  { path: '/term', kind: 'public', file: 'site/term/TermPage.tsx', texts: ['term', 'goods', 'site'] },
  {
    path: '/coverage-area',
    kind: 'public',
    file: 'site/coverage/CoveragePage.tsx',
    texts: ['coverage', 'site', 'ui'],
  },
  {
    path: '/service-air',
    kind: 'public',
    file: 'site/services/AirPage.tsx',
    texts: ['service_air', 'goods', 'site'],
  },
  {
    path: '/service-sea',
    kind: 'public',
    file: 'site/services/SeaPage.tsx',
    texts: ['service_sea', 'goods', 'site'],
  },
  {
    path: '/service-purchase',
    kind: 'public',
    file: 'orders/purchases/ServicePurchasePage.tsx',
    texts: ['service_purchase', 'purchase', 'error', 'ui'],
  },
  { path: '/privacy', kind: 'public', file: 'site/privacy/PrivacyPage.tsx', texts: ['privacy', 'site'] },
  {
    path: '/shipment-local',
    kind: 'public',
    file: 'site/ways/LocalPage.tsx',
    texts: ['shipment_local', 'site'],
  },
  {
    path: '/shipment-international',
    kind: 'public',
    file: 'site/ways/InternationalPage.tsx',
    texts: ['shipment_international', 'site'],
  },
  { path: '/services', kind: 'public', file: 'site/services/ServicesPage.tsx', texts: ['services', 'site'] },
  { path: '/location', kind: 'public', file: 'places/LocationPage.tsx', texts: ['location', 'ui'] },
  { path: '/faq', kind: 'public', file: 'site/faq/FaqPage.tsx', texts: ['faq', 'site'] },
  {
    path: '/developers',
    kind: 'public',
    file: 'site/developers/DevelopersPage.tsx',
    texts: ['developers', 'site', 'ui'],
  },
  {
    path: '/agent-registration',
    kind: 'public',
    file: 'people/agents/AgentRegistrationPage.tsx',
    texts: ['agent_registration', 'error', 'ui'],
  },
  { path: '/quote', kind: 'public', file: 'prices/QuotePage.tsx', texts: ['quote', 'home', 'error', 'ui'] },
  {
    path: '/resi-detail',
    kind: 'public',
    file: 'parcels/tracking/TrackingPage.tsx',
    texts: ['tracking', 'receiver', 'error', 'ui'],
  },
  {
    path: '/departures',
    kind: 'public',
    file: 'parcels/departures/DeparturesPage.tsx',
    texts: ['departures', 'ui'],
  },
  {
    path: '/unsubscribe',
    kind: 'public',
    file: 'messages/unsubscribe/UnsubscribePage.tsx',
    texts: ['unsubscribe', 'error'],
  },
  maintenancePage,
  {
    path: '/login',
    kind: 'public',
    file: 'people/accounts/LoginPage.tsx',
    head: 'accounts.login',
    texts: ['accounts', 'error', 'ui'],
  },
  {
    path: '/register',
    kind: 'public',
    file: 'people/accounts/RegisterPage.tsx',
    head: 'accounts.register',
    texts: ['accounts', 'error', 'ui'],
  },
  {
    path: '/verify-otp',
    kind: 'public',
    file: 'people/accounts/VerifyPage.tsx',
    head: 'accounts.verify',
    texts: ['accounts', 'error', 'ui'],
    unlisted: true,
  },
  {
    path: '/forgot-password',
    kind: 'public',
    file: 'people/accounts/ForgotPage.tsx',
    head: 'accounts.forgot',
    texts: ['accounts', 'error', 'ui'],
    unlisted: true,
  },
  {
    path: '/reset-password',
    kind: 'public',
    file: 'people/accounts/ResetPage.tsx',
    head: 'accounts.reset',
    texts: ['accounts', 'error', 'ui'],
    unlisted: true,
  },
  {
    path: '/staff-setup',
    kind: 'app',
    file: 'people/accounts/StaffSetupPage.tsx',
    texts: ['staff_setup', 'accounts', 'error', 'ui'],
  },
  {
    path: '/add-passkey',
    kind: 'app',
    file: 'people/accounts/AddPasskeyPage.tsx',
    head: 'profile.passkeys.owed',
    texts: ['profile', 'error', 'ui'],
    guard: 'return',
  },
  {
    path: '/shipment',
    kind: 'app',
    file: 'orders/shipments/ShipmentPage.tsx',
    texts: ['shipment', 'draft', 'batch', 'door', 'quote', 'goods', 'error', 'ui'],
    guard: 'return',
    hasFoot: true,
  },
  {
    path: '/bulk',
    kind: 'app',
    file: 'orders/bulk/BulkPage.tsx',
    texts: ['bulk', 'batch', 'quote', 'error', 'ui'],
    guard: 'return',
  },
  {
    path: '/purchase',
    kind: 'app',
    file: 'orders/purchases/PurchasePage.tsx',
    texts: ['purchase', 'draft', 'error', 'ui'],
    guard: 'return',
    hasFoot: true,
  },
  {
    path: '/shipment-success',
    kind: 'app',
    file: 'orders/transactions/SuccessPage.tsx',
    texts: ['shipment_success', 'transaction', 'batch', 'weighing', 'tracking', 'quote', 'error', 'ui'],
    guard: 'return',
  },
  {
    path: '/transaction',
    kind: 'app',
    file: 'orders/transactions/TransactionPage.tsx',
    texts: ['transaction', 'batch', 'weighing', 'tracking', 'ui'],
    guard: 'return',
  },
  {
    path: '/voucher',
    kind: 'app',
    file: 'money/vouchers/VoucherPage.tsx',
    texts: ['voucher', 'error', 'ui'],
    guard: 'return',
  },
  {
    path: '/shipment-detail',
    kind: 'app',
    file: 'orders/transactions/ShipmentDetailPage.tsx',
    texts: [
      'shipment_detail',
      'order_change',
      ...ofParcel,
      'shipment_success',
      'transaction',
      'batch',
      'quote',
      'claim',
      'claim_reasons',
      'error',
      'ui',
    ],
    guard: 'return',
  },
  {
    path: '/shipment-change',
    kind: 'app',
    file: 'orders/shipments/ChangePage.tsx',
    texts: ['order_change', 'shipment', 'quote', 'goods', 'error', 'ui'],
    guard: 'return',
  },
  {
    path: '/claim',
    kind: 'app',
    file: 'money/claims/ClaimPage.tsx',
    texts: ['claim', 'claim_reasons', 'tracking', 'error', 'ui'],
    guard: 'return',
  },
  {
    path: '/profile',
    kind: 'app',
    file: 'people/accounts/ProfilePage.tsx',
    texts: ['profile', 'messages', 'letter_names', 'error', 'ui'],
    guard: 'login',
  },
  profile('/profile/address', 'people/addresses/AddressListPage.tsx', 'addresses', 'addresses.list'),
  profile('/profile/address/new', 'people/addresses/AddressNewPage.tsx', 'addresses', 'addresses.new'),
  profile(
    '/profile/address/edit/:addressId',
    'people/addresses/AddressEditPage.tsx',
    'addresses',
    'addresses.edit',
  ),
  {
    path: '/profile/change-password',
    kind: 'app',
    file: 'people/accounts/ChangePasswordPage.tsx',
    head: 'profile.change_password',
    texts: ['profile', 'accounts', 'error', 'ui'],
    guard: 'login',
  },
  profile('/profile/api-keys', 'people/api-keys/ApiKeysPage.tsx', 'api_keys'),
  profile('/profile/web-hooks', 'messages/web-hooks/WebHooksPage.tsx', 'web_hooks'),
  courier(
    '/courier',
    'CourierPage.tsx',
    'courier',
    'work',
    'hand_over',
    'weighing',
    'door',
    'shipment',
    'goods',
  ),
  { ...courier('/courier/cash', 'CashPage.tsx', 'counter_cash', 'courier'), roles: counterRoles },
  { ...courier('/courier/manifests', 'ManifestsPage.tsx', 'manifest', 'courier'), roles: counterRoles },
  courier('/courier/batch', 'BatchPage.tsx', 'courier', 'work'),
  courier('/courier/hand-over', 'HandOverPage.tsx', 'hand_over', 'courier'),
  ...officePages,
]

function courier(path: string, file: string, first: Namespace, ...more: Namespace[]): PageEntry {
  return {
    path,
    kind: 'app',
    file: `courier/${file}`,
    texts: [first, ...more, 'error', 'ui', 'tracking'],
    guard: 'return',
    roles: carrierRoles,
  }
}

function profile(path: string, file: string, texts: Namespace, head?: string): PageEntry {
  return {
    path,
    kind: 'app',
    file,
    texts: [texts, 'profile', 'error', 'ui'],
    ...(head ? { head } : {}),
    guard: 'login',
  }
}
