import type { z } from 'zod'
import type { purchaseBoxes } from '#contract/purchases.ts'

export type OrderBody = z.output<typeof purchaseBoxes.body>
