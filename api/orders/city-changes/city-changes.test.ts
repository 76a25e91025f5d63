import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { beginHandOver } from '#contract/courier/hand-overs.ts'
import { readCarried } from '#contract/courier/scans.ts'
import { listAudit } from '#contract/office/audit.ts'
import { assignParcel } from '#contract/office/office-parcels.ts'
import { confirmCash } from '#contract/money/payments.ts'
import {
  changeCity,
  priceCityChange,
  readCityChange,
  type ReceiverPlace,
} from '#contract/orders/city-changes.ts'
import { previewReturn, returnToSender } from '#contract/orders/returns.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { createManifest, loadParcel } from '#contract/parcels/manifests.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { bindToCounter } from '../../money/payments/test-counters.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { makeWeighings, heavy } from '../differences/test-weighings.ts'
import type { Person } from '../shipments/test-shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { admin, agree, brought, courier, newest, paid, paymentOf, scanned, weighed } =
  await makeWeighings(server)
const other = await makeUser('admin')

const nothingIsWrong = async () => assert.deepEqual(await atOneMoment(url, verify), [])

const papua: ReceiverPlace = {
  region_id: '91',
  city_id: '91.06',
  district_id: '91.06.01',
  address: 'Jl. Ikan 9',
  postal_code: '98111',
}

const preview = (number: string, place = papua) =>
  call(priceCityChange, { params: { number }, body: { receiver: place } }, { token: admin.token })

async function changed(number: string, place = papua, who: Person = admin) {
  const { fee, more, back } = (await preview(number, place)).data ?? { fee: 0, more: 0, back: 0 }
  const input = { params: { number }, body: { receiver: place, fee, more, back } }
  return { answer: await call(changeCity, input, { token: who.token }), fee, more, back }
}

async function orderIn(id: string, person: Person) {
  return (await call(readTransaction, { params: { id } }, person)).data.transaction
}

async function placeOf(number: string): Promise<ReceiverPlace> {
  return (await call(readCityChange, { params: { number } }, admin)).data.current
}

async function payFee(id: string, kind: 'change' | 'address_change') {
  const fee = await db
    .selectFrom('fees as f')
    .innerJoin('payments as p', 'p.order_id', 'f.order_id')
    .select('p.id')
    .where('f.concerns', '=', id)
    .where('f.kind', '=', kind)
    .where('p.status', '=', 'awaiting_payment')
    .executeTakeFirstOrThrow()
  return call(confirmCash, { params: { id: fee.id } }, admin)
}

test('on its way a parcel goes to another city: fee and longer way are asked for, and the last part begins once that is paid', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await brought(courier, number, 'destination_hub_in')
  const before = await placeOf(number)
  const seen = (await preview(number)).data
  assert.ok(seen.fee > 0 && seen.more > 0 && seen.back === 0)
  assert.deepEqual(await placeOf(number), before, 'a preview changes nothing')
  const stale = { params: { number }, body: { receiver: papua, fee: seen.fee, more: seen.more - 1, back: 0 } }
  assert.equal((await call(changeCity, stale, { token: admin.token })).code_message, 'refund_changed')
  assert.equal((await changed(number)).answer.code, 200)

  const order = await orderIn(id, person)
  assert.deepEqual(order.fees.map(({ kind, amount }) => [kind, amount]).toSorted(), [
    ['address_change', seen.fee],
    ['change', seen.more],
  ])
  assert.deepEqual(
    order.changes[0]?.fields.filter(({ name }) => name === 'city').map(({ after }) => after),
    ['Kabupaten Biak Numfor'],
  )
  assert.equal(order.shipment?.label_edition, 2)
  assert.equal(order.shipment?.receiver.address, papua.address)
  const shown = await call(trackParcel, { params: { number } })
  assert.ok(JSON.stringify(shown).includes('Biak Numfor'))

  const { parcel } = (await call(readCarried, { params: { number } }, courier)).data
  assert.deepEqual([parcel.weighing, parcel.next.includes('out_for_delivery')], ['changed', false])
  assert.equal((await scanned(courier, number, 'out_for_delivery')).code_message, 'sender_not_agreed')
  await payFee(id, 'change')
  assert.equal((await scanned(courier, number, 'out_for_delivery')).code, 200)
  await nothingIsWrong()
})

test('the log says which city it was and which it is, and never the street', async () => {
  const person = await makeUser()
  const { number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  await changed(number)
  const { data } = await call(listAudit, { query: { number, name: 'city_changed' } }, admin)
  const [entry] = data.act_data
  assert.deepEqual(entry?.changes.find(({ field }) => field === 'city_id')?.after, 'Kabupaten Biak Numfor')
  assert.ok(!JSON.stringify(entry).includes(papua.address))
})

test('back to the nearer city the longer way goes back, paid or not, and never more than was paid', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const home = await placeOf(number)
  await brought(courier, number, 'origin_hub_in')
  const there = await changed(number)
  const unpaid = await changed(number, home)
  assert.deepEqual([unpaid.more, unpaid.back, unpaid.answer.code], [0, 0, 200], 'nothing was paid yet')
  assert.deepEqual(
    (await orderIn(id, person)).fees
      .filter(({ kind }) => kind === 'change')
      .map(({ is_waived }) => is_waived),
    [true],
  )
  const again = await changed(number)
  assert.equal(again.more, there.more)
  await payFee(id, 'change')
  const paidBack = await changed(number, home)
  assert.deepEqual([paidBack.more, paidBack.back], [0, there.more])
  const refunds = await db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen', 'user_id'])
    .where('order_id', '=', id)
    .execute()
  assert.deepEqual(refunds, [
    { kind: 'change', amount_sen: Math.round(there.more * 100), user_id: person.id },
  ])
  await nothingIsWrong()
})

test('the scale counts: a parcel that was weighed pays the way by its weight, and is not charged twice for either', async () => {
  const person = await makeUser()
  const light = await paid(person)
  const { id, number } = await paid(person)
  for (const one of [light.number, number]) await scanned(courier, one, 'picked_up')
  await weighed(courier, number, heavy)
  assert.equal((await preview(number)).code_message, 'difference_open')
  const { id: weighing_id } = await newest(person, id)
  const payable = (await agree(person, weighing_id)).data.TransactionID
  await call(confirmCash, { params: { id: (await paymentOf(payable)).id } }, admin)
  const { more } = await changed(number)
  assert.ok(more > (await preview(light.number)).data.more, 'a heavier parcel pays more for the same way')
  await payFee(id, 'change')
  await weighed(courier, number, heavy)
  assert.equal((await newest(person, id)).difference, 0, 'the same weight costs nothing more')
  const { data } = await call(previewReturn, { params: { number } }, admin)
  const { sum } = await db
    .selectFrom('orders')
    .select(sql<number>`paid_for(id)`.as('sum'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.ok((data?.refund ?? 0) > 0 && (data?.refund ?? 0) * 100 <= sum)
  await nothingIsWrong()
})

test('whoever was to bring it in the old city need not any more', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await brought(courier, number, 'destination_hub_in')
  const given = { holder_id: courier.id, was: null }
  assert.equal((await call(assignParcel, { params: { number }, body: given }, admin)).code, 200)
  await changed(number)
  const { holder_id } = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(holder_id, null)
})

test('with its sender, at the door, delivered, sent back, lost or one’s own, it keeps its city', async () => {
  const person = await makeUser()
  const obstacleOf = async (number: string) => {
    const { obstacle } = (await call(readCityChange, { params: { number } }, admin)).data
    assert.equal((await preview(number)).code_message, obstacle)
    return obstacle
  }
  const { number } = await paid(person)
  assert.equal(await obstacleOf(number), 'parcel_with_sender')
  await brought(courier, number, 'destination_hub_in')
  await scanned(admin, number, 'lost')
  assert.equal(await obstacleOf(number), 'parcel_lost')
  await scanned(courier, number, 'out_for_delivery')
  assert.equal(await obstacleOf(number), 'parcel_at_the_door')
  await scanned(courier, number, 'delivered')
  assert.equal(await obstacleOf(number), 'order_over')
  const back = await paid(person)
  await scanned(courier, back.number, 'picked_up')
  const here = await placeOf(back.number)
  assert.equal(
    (await preview(back.number, { ...here, address: 'Jl. Y 1' })).code_message,
    'receiver_unchanged',
  )
  const abroad = await preview(back.number, { ...papua, region_id: 'MY-14', city_id: '91.06' })
  assert.equal(abroad.errors?.[0]?.path, 'receiver.region_id')
  for (const who of [person, courier, await makeUser('agent')])
    assert.equal(
      (await call(priceCityChange, { params: { number }, body: { receiver: papua } }, { token: who.token }))
        .code,
      403,
    )
  await db.updateTable('orders').set({ user_id: admin.id }).where('id', '=', back.id).execute()
  assert.equal(await obstacleOf(back.number), 'own_order')
})

test('whoever counts or loads a parcel is told which label counts', async () => {
  const person = await makeUser()
  const agent = await makeUser('agent')
  await makeSampleLocations(db)
  await bindToCounter(db, agent.id)
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  await changed(number)
  await payFee(id, 'change')
  const begun = await call(beginHandOver, { body: { numbers: [number] } }, { token: courier.token })
  assert.deepEqual(
    begun.data.hand_over.parcels.map(({ label_edition }) => label_edition),
    [2],
  )
  await scanned(agent, number, 'origin_hub_in')
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const flight = {
    from_country: 'MY',
    to_country: 'ID',
    from_place: 'KUL',
    to_place: 'CGK',
    mode: 'air',
  } as const
  const body = { ...flight, cut_off_at: inHours(2), departs_at: inHours(6), capacity_kg: 50 }
  const { manifest } = (await call(createManifest, { body }, { token: agent.token })).data
  const loading = { params: { id: manifest.id }, body: { number: `${number}-1` } }
  const loaded = await call(loadParcel, loading, { token: agent.token })
  assert.deepEqual([loaded.data.tracking_number, loaded.data.label_edition], [number, 2])
})

test('two admins, a return and a courier at the same moment: one city, asked for once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await makeUser()
    const { id, number } = await paid(person)
    await scanned(courier, number, 'picked_up')
    const { fee, more, back } = (await preview(number)).data
    const { data } = await call(previewReturn, { params: { number } }, admin)
    const sums = { refund: data?.refund ?? 0, fee: data?.fee ?? 0 }
    const input = { params: { number }, body: { receiver: papua, fee, more, back } }
    const reason = { reason: 'other', words: 'Asked by telephone' } as const
    const [one, two, sent] = await Promise.all([
      call(changeCity, input, { token: admin.token }),
      call(changeCity, input, { token: other.token }),
      call(returnToSender, { params: { number }, body: { ...reason, ...sums } }, { token: other.token }),
      scanned(courier, number, 'origin_hub_in'),
    ])
    assert.deepEqual(
      [one, two, sent].map(({ code }) => code).filter((code) => code !== 200 && code !== 409),
      [],
    )
    assert.ok([one, two].filter(({ code }) => code === 200).length <= 1)
    const { fees } = await orderIn(id, person)
    assert.ok(fees.filter(({ kind }) => kind === 'change').length <= 1)
  }
  await nothingIsWrong()
})
