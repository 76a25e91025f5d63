/** What is ordered and paid; a difference is what a heavier parcel costs more. */
export const orderTypes = ['shipment', 'box_purchase', 'difference'] as const
export type OrderType = (typeof orderTypes)[number]
