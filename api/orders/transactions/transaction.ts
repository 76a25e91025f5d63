import type { z } from 'zod'
import type { readTransaction } from '#contract/orders/transactions.ts'

export type Transaction = z.output<typeof readTransaction.data>['transaction']
