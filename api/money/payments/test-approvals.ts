import { sql, type Kysely } from 'kysely'
import type { Input } from '#contract/platform/endpoint.ts'
import { approvePayment } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { approvalsOverdueJob } from './approve.ts'

/** The ten seconds of an approval are over: its moment is put to now, and the sweep comes by. */
export async function passApproval(db: Kysely<DB>, payment_id: string) {
  await sql`update approvals set takes_effect_at = now() where payment_id = ${payment_id}::uuid and status = 'pending'`.execute(
    db,
  )
  await approvalsOverdueJob({ db }).work()
}

/** Approvals in tests: given at the desk, and in effect at once. */
export function makeApprovals({
  call,
  db,
}: Pick<Awaited<ReturnType<typeof startTestServer>>, 'call' | 'db'>) {
  async function approve(
    input: Pick<Input<typeof approvePayment>, 'params' | 'body'>,
    who: { token: string },
  ) {
    const answer = await call(approvePayment, input, { token: who.token })
    if (answer.code === 200) await passApproval(db, input.params.id)
    return answer
  }

  return { approve, takeEffect: (payment_id: string) => passApproval(db, payment_id) }
}
