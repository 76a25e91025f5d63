import type { z } from 'zod'
import type { orderShipment } from '#contract/orders/shipments.ts'

export type ShipmentBody = z.output<typeof orderShipment.body>
