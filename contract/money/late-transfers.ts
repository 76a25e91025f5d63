import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { officeRoles } from '../platform/roles.ts'

/** What becomes of money that came after its order had ended unpaid: the order is paid after all, or it goes back. */
export const lateOutcomes = ['revived', 'owed'] as const
export type LateOutcome = (typeof lateOutcomes)[number]

const order = z.strictObject({ number: z.string().min(1).max(60) })

export const previewLateTransfer = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/late-transfer',
  allow: officeRoles,
  summary: 'Whether a transfer can be matched to an order that ended unpaid, and whether it can revive it',
  params: order,
  data: z.object({
    /** Why none can be matched. */
    obstacle: z.string().nullable(),
    /** Why the order stays over, though what came can be owed back. */
    revival_obstacle: z.string().nullable(),
    amount: money,
    payment_account_id: z.string(),
    account_data: z.array(z.object({ id: z.string(), bank_name: z.string(), account_name: z.string() })),
  }),
})
export type LateTransferPreview = z.input<typeof previewLateTransfer.data>

export const lateTransfer = z.strictObject({
  amount: money.refine((ringgit) => ringgit > 0, 'error.amount_required'),
  bank_reference: z.string().trim().min(1, 'error.bank_reference_required').max(60, 'error.too_long'),
  /** Where it came in. */
  payment_account_id: z.uuid('error.payment_account_required'),
  outcome: z.enum(lateOutcomes, 'error.late_outcome_required'),
})

export const matchLateTransfer = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/late-transfer',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'A transfer for an order that ended unpaid: it is paid after all, or owed back',
  refuses: [
    'not_by_transfer',
    'order_not_over',
    'order_over',
    'own_order',
    'paid_with_batch',
    'slot_full',
    'transfer_already_matched',
    'transfer_amount_differs',
    'transfer_other_account',
    'visit_over',
    'voucher_not_free',
    'weighed_since',
  ],
  params: order,
  body: lateTransfer,
  data: z.object({ outcome: z.enum(lateOutcomes) }),
})
