import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { cancelOrder } from './cancel-order.ts'
import { obstacleTo, standingOf } from './standing.ts'

export function cancellationRoutes(app: App) {
  app.serve(previewCancellation, async ({ user, params }) => {
    const standing = await standingOf(app.db, numberIn(params.number))
    if (!standing) throw notFound()
    const was_paid = standing.status === 'success'
    return {
      obstacle: obstacleTo(standing, user.id) ?? null,
      was_paid,
      refund: was_paid ? standing.refund_sen : 0,
      freed_serial: standing.freed_serial,
      void_vouchers: standing.void_vouchers,
    }
  })
  app.serve(cancelByOffice, ({ user, params, body, once }) =>
    once((tx) => cancelOrder(tx, { admin_id: user.id, number: numberIn(params.number), given: body })),
  )
}
