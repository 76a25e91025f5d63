import { matchLateTransfer, previewLateTransfer } from '#contract/money/late-transfers.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { matchTransfer } from './match.ts'
import { obstacleTo, revivalObstacleTo, standingOf, type Standing } from './standing.ts'

export function lateTransferRoutes(app: App) {
  app.serve(previewLateTransfer, async ({ user, params }) => {
    const standing = await standingOf(app.db, numberIn(params.number))
    if (!standing) throw notFound()
    return {
      obstacle: obstacleTo(standing, user.id) ?? null,
      revival_obstacle: revivalObstacleTo(standing) ?? null,
      amount: amountAskedFor(standing),
      payment_account_id: standing.payment_account_id,
      account_data: await accountsWithoutCash(app.db),
    }
  })
  app.serve(matchLateTransfer, ({ user, params, body, once }) =>
    once((tx) => matchTransfer(tx, { admin_id: user.id, number: numberIn(params.number), given: body })),
  )
}

/** What an order that goes on asked for before it was changed. */
function amountAskedFor(standing: Standing) {
  const [before] = standing.replaced
  return revivalObstacleTo(standing) === 'order_not_over' && before ? before.amount_sen : standing.amount_sen
}

/** Those that are closed, too: customers still know their numbers. */
function accountsWithoutCash(db: Db) {
  return db
    .selectFrom('payment_accounts')
    .select(['id', 'bank_name', 'account_name'])
    .where('payment_type_id', 'not in', counterTypes)
    .orderBy('id')
    .execute()
}
