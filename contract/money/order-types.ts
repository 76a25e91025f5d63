/** What is ordered and paid; a difference is what a heavier parcel costs more, a batch is many shipments with one payment, a fee is asked for a service afterwards. */
export const orderTypes = ['shipment', 'box_purchase', 'difference', 'batch', 'fee'] as const
export type OrderType = (typeof orderTypes)[number]
