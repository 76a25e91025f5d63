import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import {
  changeReceiver,
  changeReceiverByOffice,
  previewReceiverChange,
  type ReceiverChange,
} from '#contract/orders/receiver-changes.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, place, scanned, givePassport, admin } = await makeParcels(server)
const [person, courier] = await Promise.all([makeUser(), makeUser('courier')])

const same: ReceiverChange = {
  name: 'Ibu Contoh',
  phone: '081234567890',
  phone_country: 'ID',
  address: 'Jl. Merdeka 1',
  postal_code: '40111',
  id_number: '',
  passport_image_id: '',
}

function change(id: string, body: Partial<ReceiverChange>, who = person) {
  return call(changeReceiver, { params: { id }, body: { ...same, ...body } }, { token: who.token })
}

function changeByOffice(number: string, body: Partial<ReceiverChange>, fee: number) {
  const { passport_image_id: _picture, ...fields } = { ...same, ...body }
  return call(
    changeReceiverByOffice,
    { params: { number }, body: { ...fields, fee } },
    { token: admin.token },
  )
}

async function receiverOf(id: string) {
  const { data } = await call(readTransaction, { params: { id } }, person)
  return data.transaction.shipment?.receiver
}

/** What only this receiver, and only this door, is called. */
function withOwnWords(order_id: string) {
  return db
    .updateTable('shipment_parties')
    .set({ note: 'Gate B', emergency_contact: '+6281300000009' })
    .where('order_id', '=', order_id)
    .where('party', '=', 'receiver')
    .execute()
}

function feesOf(id: string) {
  return db
    .selectFrom('fees as f')
    .innerJoin('payments as p', 'p.order_id', 'f.order_id')
    .select(['f.kind', 'p.id', 'p.amount_sen', 'p.status'])
    .where('f.concerns', '=', id)
    .execute()
}

test('until it is handed over the owner changes phone and street, paid or not, for nothing', async () => {
  const unpaid = await place(person)
  assert.equal((await change(unpaid, { phone: '081300000001' })).code, 200)
  assert.equal((await receiverOf(unpaid))?.phone, '+6281300000001')

  const { id } = await paid(person)
  await withOwnWords(id)
  assert.equal((await change(id, { address: 'Jl. Asia Afrika 8', postal_code: '40112' })).code, 200)
  const receiver = await receiverOf(id)
  assert.deepEqual([receiver?.address, receiver?.postal_code], ['Jl. Asia Afrika 8', '40112'])
  assert.equal(receiver?.note ?? null, null, 'a note tells of the door before')
  assert.deepEqual(await feesOf(id), [])
  assert.equal(
    (await change(id, { address: 'Jl. Asia Afrika 8', postal_code: '40112' })).code_message,
    'receiver_unchanged',
  )
  assert.equal((await change(id, { phone: '12345' })).errors?.[0]?.path, 'phone')
  assert.equal((await change(id, { address: 'Jl. X' }, await makeUser())).code_message, 'not_found')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('another person brings number and picture; the picture before is theirs no more', async () => {
  const { id } = await paid(person)
  await withOwnWords(id)
  const before = await receiverOf(id)
  const unnamed = await change(id, { name: 'Pak Contoh' })
  assert.deepEqual(unnamed.errors, [{ path: 'id_number', message: 'error.id_number_required' }])
  const unseen = await change(id, { name: 'Pak Contoh', id_number: '3174 0000 1111' })
  assert.deepEqual(unseen.errors, [{ path: 'passport_image_id', message: 'error.passport_image_required' }])
  const passport_image_id = await givePassport(person)
  assert.equal(
    (await change(id, { name: 'Pak Contoh', id_number: '3174 0000 1111', passport_image_id })).code,
    200,
  )
  const after = await receiverOf(id)
  assert.deepEqual(
    [after?.name, after?.id_number, after?.passport_image_id],
    ['Pak Contoh', '••••1111', passport_image_id],
  )
  assert.notEqual(after?.passport_image_id, before?.passport_image_id)
  assert.deepEqual([after?.emergency_contact ?? null, after?.note], [null, 'Gate B'])
  assert.ok(before?.email)
  assert.equal(after?.email, null, 'whoever took it before hears no more of it')
})

test('after the hand-over the office changes it, and another street costs the fee of the card, paid like every order', async () => {
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  assert.equal((await change(id, { phone: '081300000002' })).code_message, 'parcel_handed_over')
  const { data } = await call(previewReceiverChange, { params: { number } }, admin)
  assert.equal(data.obstacle, null)
  assert.ok(data.address_fee > 0)
  assert.equal((await changeByOffice(number, { phone: '081300000002' }, 0)).data.fee_number, null)
  assert.equal((await changeByOffice(number, { address: 'Jl. Braga 3' }, 0)).code_message, 'refund_changed')
  const asked = await changeByOffice(
    number,
    { address: 'Jl. Braga 3', phone: '081300000002' },
    data.address_fee,
  )
  assert.ok(asked.data.fee_number)
  const [fee] = await feesOf(id)
  assert.deepEqual([fee?.kind, fee?.amount_sen], ['address_change', Math.round(data.address_fee * 100)])
  await call(confirmCash, { params: { id: fee?.id ?? '' } }, admin)
  assert.equal((await feesOf(id))[0]?.status, 'success')
  const events = await db
    .selectFrom('events')
    .select(['data', 'actor_id'])
    .where('order_id', '=', id)
    .where('name', '=', 'receiver_changed')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    events.map(({ data: said }) => said),
    [
      { changed: ['phone'], fee_sen: 0 },
      { changed: ['address'], fee_sen: fee?.amount_sen },
    ],
  )
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a cancelled order has no receiver to change', async () => {
  const id = await place(person)
  await call(cancelTransaction, { params: { id }, body: {} }, person)
  assert.equal((await change(id, { phone: '081300000003' })).code_message, 'order_over')
})
