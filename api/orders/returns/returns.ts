import { waiveFee } from '#contract/orders/fees.ts'
import { previewReturn, returnToSender } from '#contract/orders/returns.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { storageOf } from '../fees/storage.ts'
import { waive } from '../fees/waive.ts'
import { sendBack } from './send-back.ts'
import { amountsOf, obstacleTo, standingOf } from './standing.ts'

export function returnRoutes(app: App) {
  app.serve(previewReturn, async ({ user, params }) => {
    const standing = await standingOf(app.db, numberIn(params.number))
    if (!standing) throw notFound()
    const { refund_sen: refund, fee_sen: fee } = await amountsOf(app.db, standing)
    const storage = (await storageOf(app.db, standing.order_id))?.amount_sen ?? 0
    return { obstacle: obstacleTo(standing, user.id) ?? null, refund, fee, storage }
  })
  app.serve(returnToSender, ({ user, params, body, once }) =>
    once((tx) => sendBack(app, tx, { admin_id: user.id, number: numberIn(params.number), given: body })),
  )
  app.serve(waiveFee, ({ user, params, body, once }) =>
    once((tx) => waive(tx, { admin_id: user.id, number: numberIn(params.number), ...body })),
  )
}
