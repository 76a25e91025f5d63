import { orderRules, type OrderType } from '#contract/site/order-types.ts'

/** Where its customer reads about an order: goods that are paid for have a page that follows them. */
export function orderPage(type: OrderType, isPaid: boolean, id: string) {
  const page = isPaid && orderRules[type].holds === 'goods' ? 'shipment-detail' : 'shipment-success'
  return `/${page}?id=${id}`
}
