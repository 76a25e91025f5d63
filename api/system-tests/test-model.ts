import type { PaymentStatus } from '#contract/money/payments.ts'
import type { Person } from './test-model-world.ts'
import type { Order } from './test-model-order.ts'
import type { Claim, Parcel, ResetCode } from './test-model-way.ts'

/** Of a slot with three places. */
const mostHeldUnpaid = 2

export type VoucherStatus = 'issued' | 'attached' | 'confirmed' | 'refunded' | 'expired' | 'void'

export interface Voucher {
  id: string
  serial: string
  owner: Person
  order: string
  status: VoucherStatus
  left_h: number
}

/** A small picture of the service, kept beside it: money, vouchers, slots and parcels. */
export class Model {
  readonly orders = new Map<string, Order>()
  readonly vouchers = new Map<string, Voucher>()
  readonly slots = new Map<string, number>()
  readonly parcels = new Map<string, Parcel>()
  readonly claims = new Map<string, Claim>()
  /** The last code that somebody asked for to set a new password. */
  readonly codes = new Map<Person, ResetCode>()
  /** The orders that the last step touched. */
  touched = new Set<string>()

  /** Orders with a payment of their own. */
  list(is: (order: Order) => boolean) {
    return this.all((order) => !order.part_of && is(order))
  }

  all(is: (order: Order) => boolean) {
    return [...this.orders.values()].filter(is)
  }

  partsOf(batch: Order) {
    return this.all(({ part_of }) => part_of === batch)
  }

  /** Somebody holds at most two places of a slot without having paid; a slot has so many for everybody. */
  isFull(owner: Person, wanted: readonly string[], capacity: number) {
    const unpaid = this.list((order) => order.owner === owner && order.status.startsWith('awaiting'))
    const held = unpaid.flatMap(({ slots }) => slots)
    return [...Map.groupBy(wanted, (slot) => slot)].some(
      ([slot, { length: places }]) =>
        (this.slots.get(slot) ?? 0) + places > capacity ||
        held.filter((one) => one === slot).length + places > mostHeldUnpaid,
    )
  }

  vouchersIn(status: VoucherStatus) {
    return [...this.vouchers.values()].filter((voucher) => voucher.status === status)
  }

  touch(id: string) {
    this.touched.add(id)
  }

  place(order: Order) {
    this.orders.set(order.id, order)
    this.touch(order.id)
    for (const slot of order.slots) this.slots.set(slot, (this.slots.get(slot) ?? 0) + 1)
    const voucher = this.vouchers.get(order.voucher ?? '')
    if (voucher) this.#move(voucher, 'attached')
  }

  /** An order that came to nothing gives back what it had taken. */
  letGo(order: Order, status: 'cancelled' | 'expired') {
    this.setStatus(order, status)
    this.#giveBack(order)
  }

  /** Paid, and ended by the office: what was paid is owed back, its own vouchers end with it. */
  end(order: Order) {
    order.isOver = true
    this.touch(order.id)
    this.#giveBack(order)
    const parcel = this.parcels.get(order.id)
    if (parcel) Object.assign(parcel, { step: 'cancelled', holder: null })
    for (const voucher of this.vouchers.values())
      if (voucher.order === order.id && voucher.status !== 'expired') this.#end(voucher)
  }

  #end(voucher: Voucher) {
    for (const user of this.list((one) => one.voucher === voucher.id)) {
      delete user.voucher
      this.touch(user.id)
    }
    this.#move(voucher, 'void')
  }

  #giveBack(order: Order) {
    for (const slot of this.#placesOf(order)) this.slots.set(slot, (this.slots.get(slot) ?? 0) - 1)
    const voucher = this.vouchers.get(order.voucher ?? '')
    if (voucher?.status === 'attached') this.#move(voucher, 'issued')
    delete order.voucher
  }

  /** A shipment of a batch leaves its doors to the others that still go there. */
  #placesOf({ id, slots, doors, part_of }: Order) {
    if (!part_of) return slots
    const others = this.partsOf(part_of).filter((one) => one.id !== id && !one.isOver)
    return [...(doors ?? [])]
      .filter(([door]) => !others.some((one) => one.doors?.has(door)))
      .map(([, slot]) => slot)
  }

  setStatus(order: Order, status: PaymentStatus) {
    order.status = status
    this.touch(order.id)
    for (const part of this.partsOf(order)) {
      part.status = status
      this.touch(part.id)
    }
    if (order.concerns) this.touch(order.concerns)
  }

  confirm(voucher: Voucher) {
    this.#move(voucher, 'confirmed')
  }

  refund(voucher: Voucher) {
    this.#move(voucher, 'refunded')
  }

  /** Deadlines come nearer; what is over is over. */
  pass(hours: number) {
    for (const order of this.list(({ status }) => status === 'awaiting_payment')) {
      order.left_h -= hours
      if (order.left_h <= 0) this.letGo(order, 'expired')
    }
    for (const voucher of [...this.vouchersIn('issued'), ...this.vouchersIn('attached')])
      voucher.left_h -= hours
    for (const voucher of this.vouchersIn('issued')) if (voucher.left_h <= 0) this.#move(voucher, 'expired')
  }

  #move(voucher: Voucher, status: VoucherStatus) {
    voucher.status = status
    this.touch(voucher.order)
  }
}
