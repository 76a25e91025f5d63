import { domesticDays } from '#contract/site/company.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'

/** Numbers used in several texts; defined once, so that all pages and languages agree. */
export const figures = {
  domestic_days: domesticDays,
  international_days: '3–\u206010',
  international_sea_days: '6–\u206010',

  air_divisor: '6000',
  sea_divisor: '5000',
  air_min: '1\u00a0kg',
  sea_min: '10\u00a0kg',
  air_piece: '30\u00a0kg',
  sea_piece: '70\u00a0kg',
  longest_side: '120\u00a0cm',

  document_fee: formatRinggit(6),
  pickup_fee: formatRinggit(10),
  pickup_free_from: '20\u00a0kg',
  large_piece_fee: formatRinggit(95),
  address_fee: formatRinggit(5),
  address_fee_departed: formatRinggit(13),
  storage_free_days: '7',
  storage_fee: formatRinggit(2),
  return_percent: '100',

  payment_hours: '24',
  payment_again_hours: '2',
  cover_times: '10',
  cover_most: formatRinggit(300),
  claim_days: '7',
  claim_look_days: '3',
  claim_decide_days: '14',
  insured_most: formatRinggit(10_000),
  insurance_domestic_percent: '0.5',
  insurance_international_percent: '1.5',
  insurance_domestic_plus: formatRinggit(1.5),
  insurance_domestic_least: formatRinggit(3),
  insurance_international_least: formatRinggit(10),

  m_size: '40\u00a0×\u00a035\u00a0×\u00a030\u00a0cm',
  m_weight: '15\u00a0kg',
  xl_size: '60\u00a0×\u00a050\u00a0×\u00a050\u00a0cm',
  xl_weight: '30\u00a0kg',
  voucher_months: '12',

  duty_free: 'USD\u00a03',
  simple_duty_most: 'USD\u00a01,500',
  pmi_parcel: 'USD\u00a0500',
  pmi_year: 'USD\u00a01,500',
  pmi_size: '60\u00a0×\u00a060\u00a0×\u00a080\u00a0cm',
  malaysia_air_free: formatRinggit(500),

  passport_days: '90',
  application_days: '90',
  session_days: '30',
  code_minutes: '10',
  picture_size: '4\u00a0MB',
} as const

/** The month in which somebody last held the rules of customs and data protection against their sources. */
export const rulesChecked = '2026-11'
