import { orderShipment } from '#contract/orders/shipments.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { unavailable } from '../../platform/errors.ts'
import { refuseTooManyUnpaid } from '../../money/payments/ask.ts'
import type { App } from '../../platform/serve.ts'
import { chooseShipment } from './choose-shipment.ts'
import { allowanceRoutes } from './allowance.ts'
import { withPlaceErrors } from './place-errors.ts'
import { placeShipment } from './place-shipment.ts'
import type { ShipmentBody } from './shipment-body.ts'
import { refuseTaken } from './refusals.ts'

export function shipmentRoutes(app: App, masterData: MasterData) {
  allowanceRoutes(app)

  const choose = (body: ShipmentBody) => masterData.check((rows) => chooseShipment(app.db, rows, body))

  app.serve(orderShipment, async ({ user, body, once }) => {
    const choice = await choose(body)
    return withPlaceErrors(app.db, body, () =>
      once(async (tx, attempt) => {
        const outcome = await placeShipment(app, tx, user.id, choice, attempt)
        if (outcome.id) return { TransactionID: outcome.id }
        await refuseTooManyUnpaid(tx, user.id)
        if (outcome.found) refuseTaken(outcome.found, outcome.full, body)
        masterData.drop()
        await choose(body)
        throw unavailable('busy')
      }),
    )
  })
}
