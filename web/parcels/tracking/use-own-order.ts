import { findOwnOrder } from '#contract/orders/own-order.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { useAnswer } from '../../platform/use-call.ts'

/** The order behind a tracking number, for whoever made it; undefined until that is known, null for everybody else. */
export function useOwnOrder(number: string) {
  const user = useStoredUser()
  const { data, isError } = useAnswer(findOwnOrder, { params: { number } }, user !== null)
  return user === null || isError ? null : data?.order
}
