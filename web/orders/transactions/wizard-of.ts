import type { OrderType } from '#contract/site/order-types.ts'

/** Where one more of the kind is ordered. */
export const wizardOf = {
  shipment: '/shipment',
  difference: '/shipment',
  fee: '/shipment',
  box_purchase: '/purchase',
  batch: '/bulk',
} as const satisfies Record<OrderType, string>
