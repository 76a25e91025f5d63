import assert from 'node:assert/strict'
import { askAgain } from '#contract/money/corrections.ts'
import { acceptClaim } from '#contract/money/claim-desk.ts'
import { payRefund, payRefundInCash } from '#contract/money/refunds.ts'
import { confirmBox } from '#contract/courier/scans.ts'
import { cancelOwnBoxes, cancelTransaction } from '#contract/orders/cancellations.ts'
import {
  changeOrder,
  priceOrderChange,
  readOrderChange,
  type OrderChange,
} from '#contract/orders/order-changes.ts'
import { changeReceiverByOffice, previewReceiverChange } from '#contract/orders/receiver-changes.ts'
import { rejectPayment } from '#contract/money/payments.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { makePayers, type Acts, type Edit } from './test-day-payers.ts'
import { makeClaims } from '../../money/claims/test-claims.ts'
import { makeCorrections } from '../../money/corrections/test-corrections.ts'
import { fileOf, makeBulk, rowOf } from '../../orders/bulk/test-bulk.ts'
import { makeReturns } from '../../orders/returns/test-returns.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import type { startTestServer } from '../../testing/test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

/** Everything that moves money, through the public door: each act has a person of its own, who has somewhere to be paid. */
export async function makeDay(server: Server) {
  const parts = await makeCorrections(server)
  const bulk = await makeBulk(server)
  const claims = await makeClaims(server)
  const returns = makeReturns(server)
  const acts = { server, parts, bulk, claims, returns, ...makePayers(server, parts) }
  return {
    admin: parts.admin,
    /** In any order, and at once. */
    play: [
      () => boxes(acts),
      () => unpaid(acts),
      () => shipments(acts),
      () => voucher(acts),
      () => batches(acts),
      () => weighed(acts),
      () => changed(acts),
      () => fees(acts),
      () => claimed(acts),
      () => corrected(acts),
      () => late(acts),
    ],
    payRefunds: () => payRefunds(acts),
  }
}

async function boxes({ server, parts, approved, buyer, cancelled }: Acts) {
  const person = await buyer()
  const inCash = await parts.place(person, 'cash', 3)
  await parts.payCash(inCash)
  const rows = await server.db
    .selectFrom('vouchers')
    .select('serial')
    .where('order_id', '=', inCash)
    .execute()
  const body = { serials: rows.slice(0, 2).map(({ serial }) => serial), refund: 100 }
  const { code } = await server.call(
    cancelOwnBoxes,
    { params: { id: inCash }, body },
    { token: person.token },
  )
  assert.equal(code, 200)
  for (const type of ['transfer', 'qris'] as const) {
    await approved(person, await parts.place(person, type, 2))
    const taken = await parts.place(person, type, 1)
    await approved(person, taken)
    await cancelled(person, taken)
  }
}

async function unpaid({ server, parts, buyer, expired, proven }: Acts) {
  const person = await buyer()
  const { payment_id, body } = await proven(person, await parts.place(person, 'transfer'))
  const rejection = { ...body, reject_code: 'unreadable', reject_reason: '' } as const
  await server.call(rejectPayment, { params: { id: payment_id }, body: rejection }, parts.admin)
  await expired(await parts.place(person, 'qris', 1))
  const id = await parts.place(person, 'cash', 1)
  await server.call(cancelTransaction, { params: { id } }, { token: person.token })
}

const withinMalaysia: Edit = (order) => {
  const { drop_point_id: _, ...sender } = order.sender
  return {
    ...order,
    receiver: { ...sender, service_type: 'delivery', visit_day: order.receiver.visit_day },
  }
}
const withinIndonesia: Edit = ({ sender, receiver, ...order }) => ({
  ...order,
  sender: { ...receiver, service_type: 'pickup', drop_point_id: '', visit_day: sender.visit_day },
  receiver,
})
const homewards: Edit = ({ sender, receiver, ...order }) => {
  const { drop_point_id, ...home } = sender
  return {
    ...order,
    sender: { ...receiver, service_type: 'pickup', drop_point_id, visit_day: sender.visit_day },
    receiver: { ...home, service_type: 'delivery', visit_day: receiver.visit_day },
  }
}

/** One of each lane and way to pay is paid and one is cancelled; one of all arrives. */
async function shipments({ parts, approved, buyer, cancelled, ordered }: Acts) {
  for (const edit of [undefined, withinMalaysia, withinIndonesia, homewards]) {
    const person = await buyer()
    for (const type of ['transfer', 'qris', 'cash'] as const) {
      const { id } = await ordered(person, type, edit)
      await (type === 'cash' ? parts.payCash(id) : approved(person, id))
      if (type !== 'qris') await cancelled(person, id)
    }
  }
  const { number } = await parts.paid(await buyer())
  await parts.brought(parts.courier, number)
  for (const code of ['out_for_delivery', 'delivered'] as const)
    await parts.scanned(parts.courier, number, code)
}

/** A deposit that comes back because its box was used. */
async function voucher({ server, parts, buyer }: Acts) {
  const person = await buyer()
  const bought = await parts.place(person, 'cash', 1)
  await parts.payCash(bought)
  const { id: voucher_id, serial } = await server.db
    .selectFrom('vouchers')
    .select(['id', 'serial'])
    .where('order_id', '=', bought)
    .executeTakeFirstOrThrow()
  const { number } = await parts.paid(person, (order) => ({
    ...order,
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
    voucher_id,
  }))
  await parts.scanned(parts.courier, number, 'picked_up')
  const input = { params: { number }, body: { serial } }
  assert.equal((await server.call(confirmBox, input, parts.courier)).code_message, 'success')
}

/** One is paid and loses a parcel, one expires, and one that expired is paid after all. */
async function batches({ server, parts, bulk, cameLate, cancelled, expired }: Acts) {
  const person = await bulk.shop()
  const place = (names: string[], type?: PaymentType) =>
    bulk.place(person, fileOf(names.map((name) => rowOf(name))), type)
  const paid = await place(['A-1', 'A-2', 'A-3'])
  await parts.payCash(paid)
  const { id } = await server.db
    .selectFrom('orders')
    .select('id')
    .where('paid_with', '=', paid)
    .where('reference', '=', 'A-2')
    .executeTakeFirstOrThrow()
  await cancelled(person, id)
  await expired(await place(['B-1', 'B-2']))
  const revived = await place(['C-1', 'C-2'], 'transfer')
  await expired(revived)
  await cameLate(revived, 'revived')
}

async function weighed({ server, parts, approved }: Acts) {
  const heavier = await parts.heavierParcel()
  const { id } = await parts.newest(heavier.person, heavier.id)
  const { data } = await parts.agree(heavier.person, id, 'transfer')
  await approved(heavier.person, data.TransactionID)
  const person = await server.makeUser()
  const declared = { weight: 14, length: 40, width: 30, height: 30 }
  const lighter = await parts.paid(person, (order) => ({
    ...order,
    package: { ...order.package, ...declared },
  }))
  await parts.scanned(parts.courier, lighter.number, 'picked_up')
  const light = { weight: 3, length: 20, width: 20, height: 20 }
  assert.equal((await parts.weighed(parts.courier, lighter.number, light)).code_message, 'success')
}

async function changed(acts: Acts) {
  const person = await acts.buyer()
  const dearer = await acts.parts.paid(person)
  const crate = { name: 'wooden_crate', quantity: 1, option: 'whole_parcel' } as const
  await change(acts, person, dearer.id, (order) => ({
    ...order,
    package: { ...order.package, add_ons: [crate] },
  }))
  await acts.parts.payCash(await feeOf(acts, dearer.id))
  const cheaper = await acts.parts.paid(person)
  await change(acts, person, cheaper.id, (order) => ({ ...order, mode: 'sea' }))
}

async function change(
  { server: { call } }: Acts,
  person: Person,
  id: string,
  edit: (order: OrderChange) => OrderChange,
) {
  const { data } = await call(readOrderChange, { params: { id } }, person)
  const body = edit(data.current)
  const { more, back } = (await call(priceOrderChange, { params: { id }, body }, person)).data
  const input = { params: { id }, body: { ...body, more, back } }
  assert.equal((await call(changeOrder, input, { token: person.token })).code_message, 'success')
}

async function feeOf({ server }: Acts, concerns: string) {
  const { order_id } = await server.db
    .selectFrom('fees')
    .select('order_id')
    .where('concerns', '=', concerns)
    .executeTakeFirstOrThrow()
  return order_id
}

/** Another street after the hand-over, and a parcel that comes back: both fees are paid. */
async function fees(acts: Acts) {
  const { server, parts, returns } = acts
  const person = await acts.buyer()
  const moved = await parts.paid(person)
  await parts.scanned(parts.courier, moved.number, 'picked_up')
  const params = { number: moved.number }
  const { data } = await server.call(previewReceiverChange, { params }, parts.admin)
  const kept = {
    name: 'Ibu Contoh',
    phone: '081234567890',
    phone_country: 'ID',
    postal_code: '40111',
    id_number: '',
  }
  const body = { ...kept, phone_country: 'ID', address: 'Jl. Braga 3', fee: data.address_fee } as const
  assert.equal(
    (await server.call(changeReceiverByOffice, { params, body }, parts.admin)).code_message,
    'success',
  )
  await parts.payCash(await feeOf(acts, moved.id))
  const refused = await acts.ordered(person, 'transfer')
  await acts.approved(person, refused.id)
  await parts.brought(parts.courier, refused.number)
  assert.equal((await returns(parts.admin, refused.number)).code_message, 'success')
  await acts.approved(person, await feeOf(acts, refused.id))
}

async function claimed({ server, claims, buyer }: Acts) {
  const { id } = await claims.taken(await buyer())
  const input = { params: { id }, body: { amount: 80, words: '' } }
  assert.equal((await server.call(acceptClaim, input, claims.admin)).code_message, 'success')
}

/** Money that was taken for received: of boxes that still lie here, and of a parcel that is on its way and pays in the end. */
async function corrected({ server, parts, approved, buyer, expired, ordered }: Acts) {
  const { number } = await parts.approvedBoxes(await buyer())
  assert.equal((await parts.correct(number)).code_message, 'success')
  const person = await buyer()
  const underWay = await ordered(person, 'transfer')
  await approved(person, underWay.id)
  await parts.scanned(parts.courier, underWay.number, 'picked_up')
  const params = { number: (await parts.correct(underWay.number)).data.payable_number ?? '' }
  const { id: asked } = await server.db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', '=', params.number)
    .executeTakeFirstOrThrow()
  await expired(asked)
  assert.equal((await server.call(askAgain, { params }, parts.admin)).code_message, 'success')
  await approved(person, asked)
}

async function late({ parts, buyer, cameLate, expired }: Acts) {
  for (const outcome of ['revived', 'owed'] as const) {
    const id = await parts.place(await buyer(), 'transfer', 2)
    await expired(id)
    await cameLate(id, outcome)
  }
}

/** All cash refunds and every second transfer; the others still wait. */
async function payRefunds({ server: { call, db }, parts: { admin } }: Acts) {
  const due = await db
    .selectFrom('refunds as r')
    .leftJoin('refund_accounts as a', 'a.user_id', 'r.user_id')
    .select(['r.id', 'r.order_id', 'a.changed_at'])
    .where('r.status', '=', 'due')
    .orderBy('r.id')
    .execute()
  const counts = { cash: 0, sent: 0 }
  for (const [place, { id, changed_at }] of due.entries()) {
    const params = { id }
    const inCash = await call(payRefundInCash, { params }, admin)
    if (inCash.code === 200) counts.cash += 1
    else if (changed_at && place % 2 === 0) {
      const body = { bank_reference: `TRX ${place}`, account_changed_at: changed_at.toISOString() }
      assert.equal((await call(payRefund, { params, body }, admin)).code_message, 'success')
      counts.sent += 1
    }
  }
  assert.ok(counts.cash > 3 && counts.sent > 3, JSON.stringify(counts))
}
