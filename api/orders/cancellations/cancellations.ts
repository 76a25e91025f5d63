import { sql, type Transaction } from 'kysely'
import {
  cancelBoxesByOffice,
  cancelByOffice,
  cancelOwnBoxes,
  cancelTransaction,
  previewCancellation,
  previewOwnCancellation,
} from '#contract/orders/cancellations.ts'
import type { DB } from '#database/schema.ts'
import { orderRules } from '#contract/site/order-types.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { cancelUnpaidOf } from '../transactions/steps.ts'
import { cancelBoxes } from './cancel-boxes.ts'
import { cancelOrder } from './cancel-order.ts'
import { boxObstacleTo, obstacleTo, standingOf, type By } from './standing.ts'
import { wishRoutes } from './wishes.ts'

export function cancellationRoutes(app: App) {
  wishRoutes(app)
  app.serve(previewCancellation, ({ user, params }) =>
    preview(app.db, numberIn(params.number), { id: user.id, isOwner: false }),
  )
  app.serve(cancelByOffice, ({ user, params, body, once }) =>
    once((tx) =>
      cancelOrder(tx, { by: { id: user.id, isOwner: false }, number: numberIn(params.number), given: body }),
    ),
  )
  app.serve(previewOwnCancellation, async ({ user, params }) => {
    const { tracking_number } = await ownOrder(app.db, user.id, params.id)
    return preview(app.db, tracking_number, { id: user.id, isOwner: true })
  })
  app.serve(cancelTransaction, ({ user, params, body, once }) =>
    once((tx) => cancelOwn(tx, { user_id: user.id, id: params.id, refund: body.refund })),
  )
  app.serve(cancelOwnBoxes, ({ user, params, body, once }) =>
    once(async (tx) => {
      const { tracking_number } = await ownOrder(tx, user.id, params.id)
      const given = { ...body, reason: 'customer_asked', words: '' } as const
      return cancelBoxes(tx, { by: { id: user.id, isOwner: true }, number: tracking_number, given })
    }),
  )
  app.serve(cancelBoxesByOffice, ({ user, params, body, once }) =>
    once((tx) =>
      cancelBoxes(tx, { by: { id: user.id, isOwner: false }, number: numberIn(params.number), given: body }),
    ),
  )
}

async function preview(db: Db, number: string, by: By) {
  const standing = await standingOf(db, number)
  if (!standing) throw notFound()
  const { freed_serial, void_vouchers, has_account, is_cash, refund_sen, box_sen, used_vouchers } = standing
  const was_paid = standing.status === 'success'
  const obstacle = obstacleTo(standing, by) ?? null
  const isSingle = standing.boxes.length + used_vouchers > 1 && boxObstacleTo(standing, by) === undefined
  return {
    obstacle,
    was_paid,
    refund: was_paid ? refund_sen : 0,
    has_account,
    is_cash,
    is_difference: orderRules[standing.type].addsToPrice,
    freed_serial,
    void_vouchers,
    boxes: isSingle ? standing.boxes : [],
    box_refund: box_sen,
  }
}

interface Own {
  user_id: string
  id: string
  refund: number | undefined
}

/** What is not paid yet simply ends; what was paid comes back. */
async function cancelOwn(tx: Transaction<DB>, { user_id, id, refund }: Own) {
  const { tracking_number, is_paid } = await ownOrder(tx, user_id, id)
  if (!is_paid) return cancelUnpaidOf(tx, user_id, id)
  const given = { reason: 'customer_asked', words: '', refund: refund ?? 0 } as const
  await cancelOrder(tx, { by: { id: user_id, isOwner: true }, number: tracking_number, given })
  return { id, status: 'cancelled' as const }
}

async function ownOrder(db: Db, user_id: string, id: string) {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', (join) => join.on(sql<boolean>`p.order_id = coalesce(o.paid_with, o.id)`))
    .select(['o.tracking_number', sql<boolean>`p.status = 'success'`.as('is_paid')])
    .where('o.id', '=', id)
    .where('o.user_id', '=', user_id)
    .executeTakeFirst()
  if (!order) throw notFound()
  return order
}
