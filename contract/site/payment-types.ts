interface PaymentRule {
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

/**
 * The one table of ways to pay. The compiler then asks for their names on screens, on receipts and in letters, for a
 * sample account, and for the checks of the database.
 */
export const paymentRules = {
  transfer: {
    number: 'required',
    hasQr: false,
    isPicked: true,
    hasUniqueSen: true,
    isAtCounter: false,
    comesBackInCash: false,
  },
  qris: {
    number: 'none',
    hasQr: true,
    isPicked: false,
    hasUniqueSen: false,
    isAtCounter: false,
    comesBackInCash: false,
  },
  cash: {
    number: 'optional',
    hasQr: false,
    isPicked: false,
    hasUniqueSen: false,
    isAtCounter: true,
    comesBackInCash: true,
  },
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
