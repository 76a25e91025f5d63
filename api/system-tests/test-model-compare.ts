import assert from 'node:assert/strict'
import { CompiledQuery, sql } from 'kysely'
import type { ClaimStatus } from '#contract/money/claim-rules.ts'
import type { Ask, Violation } from '../verify/ask.ts'
import { verifyOrders } from '../verify/verify.ts'
import type { Model, VoucherStatus } from './test-model.ts'
import { newParcel } from './test-model-way.ts'
import type { World } from './test-model-world.ts'

const voucherLife_h = 24 * 365

export function askWith({ db }: Pick<World, 'db'>): Ask {
  return async (text, values = []) => {
    const { rows } = await db.executeQuery<Violation>(CompiledQuery.raw(text, values))
    return rows
  }
}

/** The rules of the database and the model's own opinion, of what the step touched. */
export async function compare(model: Model, world: World) {
  const ids = [...model.touched]
  assert.deepEqual(await verifyOrders(askWith(world), ids), [])
  for (const { id, status } of await statusesOf(world, ids)) {
    const expected = model.orders.get(id)
    assert.equal(status, expected?.status, `payment of a ${expected?.kind}`)
  }
  for (const voucher of await vouchersOf(world, ids)) learn(model, voucher)
  for (const parcel of await parcelsOf(world, ids)) compareParcel(model, parcel)
  for (const { id, status } of await claimsOf(world, ids))
    assert.equal(status, model.claims.get(id)?.status, 'a claim')
  for (const [{ id }, { request_id, tries }] of model.codes)
    assert.deepEqual(await codeOf(world, id), { id: request_id, tries_left: tries })
  assert.deepEqual(await slotsOf(world), new Map([...model.slots].filter(([, places]) => places > 0)))
}

async function statusesOf({ db }: World, ids: string[]) {
  const { rows } = await sql<{ id: string; status: string }>`
    select order_id as id, status from payments where order_id = any(${ids}::uuid[])`.execute(db)
  return rows
}

interface FoundVoucher {
  id: string
  serial: string
  order_id: string
  status: VoucherStatus
}

async function vouchersOf({ db }: World, ids: string[]) {
  const { rows } = await sql<FoundVoucher>`
    select id, serial, order_id, status from vouchers where order_id = any(${ids}::uuid[]) order by id`.execute(
    db,
  )
  return rows
}

function learn(model: Model, { id, serial, order_id, status }: FoundVoucher) {
  const known = model.vouchers.get(id)
  if (known) return assert.equal(status, known.status, 'a voucher')
  const order = model.orders.get(order_id)
  assert.equal(status, 'issued', 'a new voucher')
  assert.ok(order)
  model.vouchers.set(id, { id, serial, owner: order.owner, order: order_id, status, left_h: voucherLife_h })
}

interface FoundParcel {
  order_id: string
  step: string
  holder: string | null
  tries: number | null
}

async function parcelsOf({ db }: World, ids: string[]) {
  const { rows } = await sql<FoundParcel>`
    select p.order_id, p.step, p.holder_id as holder, d.tries_left as tries
    from parcels p left join door_codes d using (order_id) where p.order_id = any(${ids}::uuid[])`.execute(db)
  return rows
}

function compareParcel(model: Model, { order_id, step, holder, tries }: FoundParcel) {
  const known = model.parcels.get(order_id)
  if (!known) {
    assert.equal(holder, null, 'a new parcel is in nobody’s hand')
    model.parcels.set(order_id, newParcel(step))
    return
  }
  assert.deepEqual([step, holder, tries ?? known.tries], [known.step, known.holder, known.tries], 'a parcel')
}

async function claimsOf({ db }: World, ids: string[]) {
  const { rows } = await sql<{ id: string; status: ClaimStatus }>`
    select id, status from claims where order_id = any(${ids}::uuid[])`.execute(db)
  return rows
}

async function codeOf({ db }: World, user_id: string) {
  const { rows } = await sql<{ id: string; tries_left: number }>`
    select id, tries_left from one_time_codes where user_id = ${user_id}::uuid and purpose = 'reset' and used_at is null`.execute(
    db,
  )
  return rows[0]
}

async function slotsOf({ db }: World) {
  const { rows } = await sql<{ slot: string; booked: number }>`
    select concat_ws(' ', region_id, day, time_slot_id) as slot, booked from slot_bookings where booked > 0`.execute(
    db,
  )
  return new Map(rows.map(({ slot, booked }) => [slot, booked]))
}
