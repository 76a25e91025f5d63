import { previewReturn, returnToSender, type ReturnReason } from '#contract/orders/returns.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../shipments/test-shipments.ts'

/** The office sends a parcel back, with what its page says. */
export function makeReturns({ call }: Awaited<ReturnType<typeof startTestServer>>) {
  return async function sentBack(admin: Person, number: string, reason: ReturnReason = 'refused') {
    const { data } = await call(previewReturn, { params: { number } }, { token: admin.token, area: 'staff' })
    const body = { reason, words: '', refund: data?.refund ?? 0, fee: data?.fee ?? 0 }
    return call(returnToSender, { params: { number }, body }, { token: admin.token })
  }
}
