import type { z } from 'zod'
import type { purchaseBoxes } from '#contract/orders/purchases.ts'

export type OrderBody = z.output<typeof purchaseBoxes.body>
