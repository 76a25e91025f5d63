import { z } from 'zod'
import { paymentRules, paymentTypes, type PaymentType } from '#contract/site/payment-types.ts'
import type { MasterData } from '#contract/site/master-data.ts'

export const paymentDetail = z.strictObject({
  payment_type: z.enum(paymentTypes, 'error.payment_type_required'),
  payment_account: z.string().min(1, 'error.payment_account_required'),
})

export interface PaymentPicked {
  payment_type: PaymentType | ''
  payment_account: string
}

type Lists = Pick<MasterData, 'payment_type' | 'payment_account'>

/** Where nobody picks, the first account of the type is taken. */
export function firstChoice(lists: Lists, type: PaymentType): PaymentPicked {
  const first = lists.payment_account.find(({ payment_type_id }) => payment_type_id === type)
  return { payment_type: type, payment_account: paymentRules[type].isPicked ? '' : (first?.id ?? '') }
}

/** The first type when none is set; an account that is gone meanwhile is no longer picked. */
export function settled(lists: Lists, { payment_type, payment_account }: PaymentPicked): PaymentPicked {
  const type = lists.payment_type.find(({ id }) => id === payment_type)?.id ?? lists.payment_type[0]?.id
  if (!type) return { payment_type: '', payment_account: '' }
  const isThere = lists.payment_account.some(
    ({ id, payment_type_id }) => id === payment_account && payment_type_id === type,
  )
  return isThere ? { payment_type: type, payment_account } : firstChoice(lists, type)
}
