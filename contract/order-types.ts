/** What is ordered and paid; a batch is many shipments with one payment. */
export const orderTypes = ['shipment', 'box_purchase', 'batch'] as const
export type OrderType = (typeof orderTypes)[number]
