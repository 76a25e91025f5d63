/** What its customer is shown to pay with: a number to type, a code to scan, or where to go. */
export type PaidTo = 'account' | 'code' | 'counter'

interface PaymentRule {
  paidTo: PaidTo
  /** Whether an account of it carries a number, which for a counter is its address. */
  number: 'required' | 'optional' | 'none'
  /** The office enters the merchant's own code, and whoever pays scans one. */
  hasQr: boolean
  /** The customer picks the account; otherwise the first one is taken. */
  isPicked: boolean
  /** Told apart from other payments by sen that no other open order on the account has. */
  hasUniqueSen: boolean
  /** Taken and confirmed at a counter, without a proof. */
  isAtCounter: boolean
  /** Given back in notes at that counter, and not to a bank account. */
  comesBackInCash: boolean
}

const toAccount = { paidTo: 'account', number: 'required', hasQr: false, isAtCounter: false } as const
const toCode = { paidTo: 'code', number: 'none', hasQr: true, isAtCounter: false } as const
const toCounter = { paidTo: 'counter', number: 'optional', hasQr: false, isAtCounter: true } as const

/**
 * The one table of ways to pay. The compiler then asks for their names on screens, on receipts and in letters, for a
 * sample account, and for the checks of the database.
 */
export const paymentRules = {
  transfer: { ...toAccount, isPicked: true, hasUniqueSen: true, comesBackInCash: false },
  qris: { ...toCode, isPicked: false, hasUniqueSen: false, comesBackInCash: false },
  cash: { ...toCounter, isPicked: false, hasUniqueSen: false, comesBackInCash: true },
} as const satisfies Record<string, PaymentRule>
export type PaymentType = keyof typeof paymentRules

type Numbered<Type extends PaymentType> = Type extends PaymentType
  ? (typeof paymentRules)[Type]['number'] extends 'none'
    ? never
    : Type
  : never
export type NumberedType = Numbered<PaymentType>

export const paymentTypes = Object.keys(paymentRules).filter(isPaymentType)
export const uniqueSenTypes = /* @__PURE__ */ paymentTypes.filter((type) => paymentRules[type].hasUniqueSen)
export const counterTypes = /* @__PURE__ */ paymentTypes.filter((type) => paymentRules[type].isAtCounter)
export const backInCashTypes = /* @__PURE__ */ paymentTypes.filter(
  (type) => paymentRules[type].comesBackInCash,
)

function isPaymentType(name: string): name is PaymentType {
  return Object.hasOwn(paymentRules, name)
}

export function hasNumber(type: PaymentType): type is NumberedType {
  return paymentRules[type].number !== 'none'
}
