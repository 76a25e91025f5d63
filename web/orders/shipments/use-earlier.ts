import { readPeopleOf } from '#contract/orders/known-people.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { useAnswer } from '../../platform/use-call.ts'
import type { Earlier } from './earlier.ts'

/** The shipment that is to be sent again; one that cannot be read leaves the wizard as it always begins. */
export function useEarlier(id: string | null) {
  const input = { params: { id: id ?? '' } }
  const people = useAnswer(readPeopleOf, input, id !== null)
  const order = useAnswer(readTransaction, input, id !== null)
  const isSettled = id === null || [people, order].every(({ data, isError }) => data !== undefined || isError)
  const shipment = order.data?.transaction.shipment
  const found: Earlier | undefined = people.data && shipment ? { people: people.data, shipment } : undefined
  return { isSettled, found }
}
