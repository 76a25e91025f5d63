import type { z } from 'zod'
import type { orderShipment } from '#contract/shipments.ts'

export type ShipmentBody = z.output<typeof orderShipment.body>
