import { sql } from 'kysely'
import type { z } from 'zod'
import {
  approvePayment,
  confirmCash,
  graceAfterRejection_h,
  listPaymentsToJudge,
  readDecision,
  rejectPayment,
  showProof,
  undoApproval,
} from '#contract/money/payments.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { givePicture } from '../../files/pictures.ts'
import { giveApproval, undoApproval as takeBack } from './approve.ts'
import { reject, takeCash } from './decide.ts'
import { awaitDeadline } from './deadline.ts'
import { paymentsToJudge } from './waiting.ts'

export function deskRoutes(app: App) {
  app.serve(listPaymentsToJudge, ({ user, query }) => paymentsToJudge(app.db, user.id, query))
  app.serve(approvePayment, ({ user, params, body, once }) =>
    once((tx) => giveApproval(tx, app.jobs, { ...params, ...body, admin_id: user.id })),
  )
  app.serve(undoApproval, ({ user, params, once }) =>
    once((tx) => takeBack(tx, { id: params.id, admin_id: user.id })),
  )
  app.serve(readDecision, ({ params }) => decisionOn(app.db, params.id))
  app.serve(rejectPayment, ({ user, params, body, once }) =>
    once(async (tx) => {
      const { order_id, ...decided } = await reject(tx, { ...params, ...body, admin_id: user.id })
      await awaitDeadline(app.jobs, tx, order_id, graceAfterRejection_h)
      return decided
    }),
  )
  app.serve(confirmCash, ({ user, params, once }) =>
    once((tx) => takeCash(tx, { id: params.id, admin_id: user.id })),
  )
  app.serve(showProof, async ({ user, params }) => {
    const payment = await app.db
      .selectFrom('payments')
      .select(['order_id', 'proof_id'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!payment?.proof_id) throw notFound()
    const { order_id, proof_id: subject_id } = payment
    await record(app.db, { name: 'proof_viewed', order_id, subject_id, actor_id: user.id })
    return givePicture(app, app.db, subject_id)
  })
}

async function decisionOn(db: Db, id: string) {
  const { rows } = await sql<z.output<typeof readDecision.data>>`
    select p.status, ap.id is not null as is_pending, coalesce(approver.name, decider.name) as decided_by, p.reject_code
    from payments p left join approvals ap on ap.payment_id = p.id and ap.status = 'pending'
      left join users approver on approver.id = ap.admin_id left join users decider on decider.id = p.decided_by
    where p.id = ${id}::uuid`.execute(db)
  const [decision] = rows
  if (!decision) throw notFound()
  return decision
}
