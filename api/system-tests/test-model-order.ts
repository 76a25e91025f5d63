import type { OrderType } from '#contract/site/order-types.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { Person } from './test-model-world.ts'

/** What an order should look like after everything that was done to it. */
export interface Order {
  id: string
  kind: OrderType
  owner: Person
  payment_type: PaymentType
  status: PaymentStatus
  /** Hours until an unpaid order expires. */
  left_h: number
  quantity: number
  /** The voucher that goes with a shipment. */
  voucher?: string
  /** One for each place it holds; in a batch the places belong to its doors. */
  slots: string[]
  /** The batch whose payment pays for this shipment, and the doors it is fetched at and brought to, with their slots. */
  part_of?: Order
  doors?: Map<string, string>
  wants_door_code?: boolean
  /** The office ended it, paid as it was. */
  isOver?: boolean
  /** The shipment whose difference this is. */
  concerns?: string
}
