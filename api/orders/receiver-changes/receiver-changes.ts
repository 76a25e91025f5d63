import {
  changeReceiver,
  changeReceiverByOffice,
  previewReceiverChange,
} from '#contract/orders/receiver-changes.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { demandOwnOrder } from '../transactions/own-order.ts'
import { change } from './change-receiver.ts'
import { addressFeeOf, obstacleTo, standingOf } from './standing.ts'

export function receiverChangeRoutes(app: App) {
  app.serve(changeReceiver, ({ user, params, body, once }) =>
    once(async (tx) => {
      const { tracking_number: number } = await demandOwnOrder(tx, user.id, params.id)
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
