import type { MasterRows } from '../../site/master-data/master-data.ts'
import { invalidField } from '../../platform/errors.ts'

interface Chosen {
  payment_type_id: string
  payment_account_id: string
}

/** Where the money of an order is to go: a way to pay and an account of it, both still offered. */
export function accountFor(rows: MasterRows, { payment_type_id, payment_account_id }: Chosen) {
  if (!rows.payment_types.some(({ id }) => id === payment_type_id))
    throw invalidField('payment_type_id', 'error.payment_type_not_available')
  const account = rows.payment_accounts.find(
    ({ id, payment_type_id: type }) => id === payment_account_id && type === payment_type_id,
  )
  if (!account) throw invalidField('payment_account_id', 'error.payment_account_not_available')
  return account
}
