interface OrderRule {
  /** Its customer fills it in step by step, and a parcel of its own is carried and tracked. */
  isCarried: boolean
  /** We ask for it after another order: it counts for nobody's limit of unpaid orders. */
  isAskedByUs: boolean
  /** In which of the two lists of their orders its customer finds it. */
  listedAs: 'shipment' | 'box_purchase'
  /** Where the ledger counts what was earned with it. */
  sales: 'shipping_sales' | 'box_sales'
}

/**
 * The one table of what is ordered and paid; a difference is what a heavier parcel costs more, a batch is many shipments
 * with one payment, a fee is asked for a service afterwards.
 */
export const orderRules = {
  shipment: { isCarried: true, isAskedByUs: false, listedAs: 'shipment', sales: 'shipping_sales' },
  box_purchase: { isCarried: true, isAskedByUs: false, listedAs: 'box_purchase', sales: 'box_sales' },
  difference: { isCarried: false, isAskedByUs: true, listedAs: 'shipment', sales: 'shipping_sales' },
  batch: { isCarried: false, isAskedByUs: false, listedAs: 'shipment', sales: 'shipping_sales' },
  fee: { isCarried: false, isAskedByUs: true, listedAs: 'shipment', sales: 'shipping_sales' },
} as const satisfies Record<string, OrderRule>
export type OrderType = keyof typeof orderRules

type Carried<Type extends OrderType> = Type extends OrderType
  ? (typeof orderRules)[Type]['isCarried'] extends true
    ? Type
    : never
  : never
export type CarriedType = Carried<OrderType>

export const orderTypes = /* @__PURE__ */ Object.keys(orderRules).filter(isOrderType)
export const carriedTypes = /* @__PURE__ */ orderTypes.filter(isCarried)
export const typesAskedByUs = /* @__PURE__ */ orderTypes.filter((type) => orderRules[type].isAskedByUs)

export function typesListedAs(place: OrderRule['listedAs']) {
  return orderTypes.filter((type) => orderRules[type].listedAs === place)
}

function isOrderType(name: string): name is OrderType {
  return Object.hasOwn(orderRules, name)
}

function isCarried(type: OrderType): type is CarriedType {
  return orderRules[type].isCarried
}
