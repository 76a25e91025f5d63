import { purchaseBoxes } from '#contract/orders/purchases.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { violates } from '../../platform/database-errors.ts'
import { conflict, invalidField, unavailable } from '../../platform/errors.ts'
import { refuseTooManyUnpaid } from '../../money/payments/ask.ts'
import type { App } from '../../platform/serve.ts'
import { checkOrder } from './check-order.ts'
import type { OrderBody } from './order-body.ts'
import { placeOrder } from './place-order.ts'

export function purchaseRoutes(app: App, masterData: MasterData) {
  const check = (body: OrderBody) => masterData.check((rows) => checkOrder(rows, body))

  app.serve(purchaseBoxes, async ({ user, body, once }) => {
    const choice = await check(body)
    return withPlaceErrors(body, () =>
      once(async (tx, attempt) => {
        const placed = await placeOrder(app, tx, user.id, choice, attempt)
        if (placed.isPlaced) return { TransactionID: placed.id }
        if (placed.verdict?.is_open === false) throw invalidField('visit.day', 'error.date_not_available')
        if (placed.verdict?.counter_fits === false)
          throw invalidField('counter_id', 'error.location_not_available')
        if (placed.visits.some(({ is_booked }) => !is_booked)) throw conflict('slot_full')
        await refuseTooManyUnpaid(tx, user.id)
        masterData.drop()
        await check(body)
        throw unavailable('busy')
      }),
    )
  })
}

/** The places fit together because the keys say so; a city that does not exist has no region either. */
async function withPlaceErrors<Result>({ buyer_detail }: OrderBody, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    const wrong = Object.entries(places).find(([constraint]) => violates(error, constraint))?.[1]
    const field = wrong === 'region' && !buyer_detail.region ? 'city' : wrong
    throw field ? invalidField(`buyer_detail.${field}`, 'error.place_does_not_fit') : error
  }
}

const places = {
  box_purchases_region: 'region',
  box_purchases_city: 'city',
  box_purchases_district: 'district',
  box_purchases_district_id_fkey: 'district',
}
