import { formatRinggit } from '#contract/money.ts'

/** Numbers that several texts name; written once, so that no page and no language says another. */
export const figures = {
  domestic_days: '1–5',
  international_days: '3–10',
  international_sea_days: '6–10',

  air_divisor: '6000',
  sea_divisor: '5000',
  air_min: '1 kg',
  sea_min: '10 kg',
  air_piece: '30 kg',
  sea_piece: '70 kg',
  longest_side: '120 cm',

  document_fee: formatRinggit(6),
  pickup_fee: formatRinggit(10),
  pickup_free_from: '20 kg',
  large_piece_fee: formatRinggit(95),
  address_fee: formatRinggit(5),
  address_fee_departed: formatRinggit(13),
  storage_free_days: '7',
  storage_fee: formatRinggit(2),

  payment_hours: '24',
  payment_again_hours: '2',
  cover_times: '10',
  cover_most: formatRinggit(300),
  claim_days: '7',
  insured_most: formatRinggit(10_000),
  insurance_domestic_plus: formatRinggit(1.5),
  insurance_domestic_least: formatRinggit(3),
  insurance_international_least: formatRinggit(10),

  m_size: '40 × 35 × 30 cm',
  m_weight: '15 kg',
  m_price: formatRinggit(20),
  m_deposit: formatRinggit(30),
  m_total: formatRinggit(50),
  xl_size: '60 × 50 × 50 cm',
  xl_weight: '30 kg',
  xl_price: formatRinggit(35),
  xl_deposit: formatRinggit(45),
  xl_total: formatRinggit(80),
  voucher_months: '12',

  duty_free: 'USD 3',
  simple_duty_most: 'USD 1,500',
  pmi_parcel: 'USD 500',
  pmi_year: 'USD 1,500',
  pmi_size: '60 × 60 × 80 cm',
  malaysia_air_free: formatRinggit(500),

  passport_days: '90',
  session_days: '30',
  code_minutes: '10',
  picture_size: '4 MB',
} as const

/** The month in which somebody last held the rules of customs and data protection against their sources. */
export const rulesChecked = '2026-11'
