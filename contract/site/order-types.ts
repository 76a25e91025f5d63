/** What it is an order of: goods between two people, empty boxes, other orders that are paid together, or nothing of its own. */
export type Held = 'goods' | 'boxes' | 'orders' | 'nothing'

interface OrderRule {
  holds: Held
  /** We ask for it after another order: it counts for nobody's limit of unpaid orders. */
  isAskedByUs: boolean
  /** It belongs to the price of the order it concerns: both are given back together, and a parcel that was weighed waits for it. */
  addsToPrice: boolean
  /** In which of the two lists of their orders its customer finds it. */
  listedAs: 'shipment' | 'box_purchase'
  /** Where the ledger counts what was earned with it. */
  sales: 'shipping_sales' | 'box_sales'
}

const afterwards = {
  holds: 'nothing',
  isAskedByUs: true,
  listedAs: 'shipment',
  sales: 'shipping_sales',
} as const
const ordered = { isAskedByUs: false, addsToPrice: false } as const

/**
 * The one table of what is ordered and paid; a difference is what a heavier parcel costs more, a batch is many shipments
 * with one payment, a fee is asked for a service afterwards, which pays for work already done.
 */
export const orderRules = {
  shipment: { ...ordered, holds: 'goods', listedAs: 'shipment', sales: 'shipping_sales' },
  box_purchase: { ...ordered, holds: 'boxes', listedAs: 'box_purchase', sales: 'box_sales' },
  difference: { ...afterwards, addsToPrice: true },
  batch: { ...ordered, holds: 'orders', listedAs: 'shipment', sales: 'shipping_sales' },
  fee: { ...afterwards, addsToPrice: false },
} as const satisfies Record<string, OrderRule>
export type OrderType = keyof typeof orderRules

/** Its customer fills it in step by step, and a parcel of its own is carried and tracked. */
type Carried<Type extends OrderType> = Type extends OrderType
  ? (typeof orderRules)[Type]['holds'] extends 'goods' | 'boxes'
    ? Type
    : never
  : never
export type CarriedType = Carried<OrderType>

export const orderTypes = /* @__PURE__ */ Object.keys(orderRules).filter(isOrderType)
export const carriedTypes = /* @__PURE__ */ orderTypes.filter(isCarried)
export const typesAddingToPrice = /* @__PURE__ */ orderTypes.filter((type) => orderRules[type].addsToPrice)
export const typesAskedByUs = /* @__PURE__ */ orderTypes.filter((type) => orderRules[type].isAskedByUs)

export function typesHolding(what: Held) {
  return orderTypes.filter((type) => orderRules[type].holds === what)
}

/** Who is told a day and may choose another: nobody fetches boxes from whoever sells them. */
export function partiesVisited(type: OrderType): readonly ('sender' | 'receiver')[] {
  const { holds } = orderRules[type]
  if (holds === 'goods') return ['sender', 'receiver']
  return holds === 'boxes' ? ['receiver'] : []
}

/** For work already done: it is owed until the office waives it. */
export function isForWorkDone(type: OrderType) {
  return orderRules[type].isAskedByUs && !orderRules[type].addsToPrice
}

export function typesListedAs(place: OrderRule['listedAs']) {
  return orderTypes.filter((type) => orderRules[type].listedAs === place)
}

function isOrderType(name: string): name is OrderType {
  return Object.hasOwn(orderRules, name)
}

export function isCarried(type: OrderType): type is CarriedType {
  return orderRules[type].holds === 'goods' || orderRules[type].holds === 'boxes'
}
