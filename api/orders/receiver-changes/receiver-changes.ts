import {
  changeReceiver,
  changeReceiverByOffice,
  previewReceiverChange,
} from '#contract/orders/receiver-changes.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { change } from './change-receiver.ts'
import { addressFeeOf, obstacleTo, standingOf } from './standing.ts'

export function receiverChangeRoutes(app: App) {
  app.serve(changeReceiver, ({ user, params, body, once }) =>
    once(async (tx) => {
      const number = await ownNumber(tx, user.id, params.id)
      const by = { id: user.id, isOwner: true }
      const { id } = await change(app, tx, { by, number, chosen: body, seen_fee_sen: 0 })
      return { id }
    }),
  )
  app.serve(previewReceiverChange, async ({ user, params }) => {
    const standing = await standingOf(app.db, numberIn(params.number))
    if (!standing) throw notFound()
    return {
      obstacle: obstacleTo(standing, user.id) ?? null,
      address_fee: await addressFeeOf(app.db, standing),
    }
  })
  app.serve(changeReceiverByOffice, ({ user, params, body, once }) =>
    once(async (tx) => {
      const { fee, ...chosen } = body
      const by = { id: user.id, isOwner: false }
      const number = numberIn(params.number)
      const { fee_number } = await change(app, tx, {
        by,
        number,
        chosen: { ...chosen, passport_image_id: '' },
        seen_fee_sen: fee,
      })
      return { fee_number }
    }),
  )
}

async function ownNumber(db: Db, user_id: string, id: string) {
  const order = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!order) throw notFound()
  return order.tracking_number
}
