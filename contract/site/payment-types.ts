interface PaymentRule {
  /** Whether an account of it carries a number, which for a counter is its address. */
  number: 'required' | 'optional' | 'none'
  /** The office enters the merchant's own code, and whoever pays scans one. */
  hasQr: boolean
  /** The customer picks the account; otherwise the first one is taken. */
  isPicked: boolean
  /** Told apart from other payments by sen that no other open order on the account has. */
  hasUniqueSen: boolean
  /** Counted at a counter, without a proof. */
  isCash: boolean
}

/**
 * The one table of ways to pay. The compiler then asks for their names on screens, on receipts and in letters, for a
 * sample account, and for the checks of the database.
 */
export const paymentRules = {
  transfer: { number: 'required', hasQr: false, isPicked: true, hasUniqueSen: true, isCash: false },
  qris: { number: 'none', hasQr: true, isPicked: false, hasUniqueSen: false, isCash: false },
  cash: { number: 'optional', hasQr: false, isPicked: false, hasUniqueSen: false, isCash: true },
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
export const cashTypes = /* @__PURE__ */ paymentTypes.filter((type) => paymentRules[type].isCash)

function isPaymentType(name: string): name is PaymentType {
  return Object.hasOwn(paymentRules, name)
}

export function hasNumber(type: PaymentType): type is NumberedType {
  return paymentRules[type].number !== 'none'
}
