import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { largestPicture_bytes } from '#contract/platform/files.ts'
import { approvePayment, rejectPayment } from '#contract/money/payments.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { printReceipt, readTransaction, sendProof, showOwnProof } from '#contract/orders/transactions.ts'
import { paymentDueJob } from '../ending/due.ts'
import { makeOrders, makePicture } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, placeWithProof, paymentOf } = await makeOrders(server)
const picture = await makePicture()

function moveDeadline(order_id: string, interval: string) {
  return sql`update payments set deadline_at = now() + ${interval}::interval where order_id = ${order_id}::uuid`.execute(
    db,
  )
}

function due(order_id: string) {
  return paymentDueJob({ db }).work({ order_id })
}

test('a proof is drawn anew, sealed on disk, and shown to its owner', async () => {
  const person = await makeUser()
  const id = await place(person)
  const withPlace = await sharp(picture)
    .withExif({ IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()
  const sent = await call(sendProof, { params: { id } }, { token: person.token, picture: withPlace })
  assert.deepEqual([sent.code, sent.data.status], [200, 'awaiting_approval'])
  const shown = await call(showOwnProof, { params: { id } }, person)
  assert.deepEqual(
    [shown.headers['content-type'], shown.headers['cache-control']],
    ['image/jpeg', 'no-store'],
  )
  const { width, exif } = await sharp(shown.file).metadata()
  assert.deepEqual([width, exif], [600, undefined])
  const { proof_id } = await paymentOf(id)
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', proof_id ?? '')
    .executeTakeFirstOrThrow()
  const stored = Buffer.from(await server.app.storage.get(row.storage_key))
  // Of what is random four letters of a marker may come by chance; thirty-two bytes do not.
  assert.equal(stored.includes(shown.file.subarray(0, 32)), false)
  assert.ok(stored.length > row.bytes)
})

test('what is no picture is refused, and so is one byte too many; exactly the largest passes', async () => {
  const person = await makeUser()
  const id = await place(person)
  const send = (bytes: Buffer) => call(sendProof, { params: { id } }, { token: person.token, picture: bytes })
  const tail = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)])
  const huge = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const tries: [string, Buffer, number, string][] = [
    ['text', Buffer.from('%PDF-1.7 hello'), 415, 'not_a_picture'],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not_a_picture'],
    ['cut off', picture.subarray(0, 2000), 415, 'not_a_picture'],
    ['nothing', Buffer.alloc(0), 400, 'picture_missing'],
    ['30 megapixels', huge, 413, 'picture_too_many_pixels'],
    ['one byte more', tail(largestPicture_bytes + 1), 413, 'picture_too_large'],
  ]
  for (const [what, bytes, status, word] of tries) {
    const { code, code_message } = await send(bytes)
    assert.deepEqual([what, code, code_message], [what, status, word])
  }
  assert.equal((await paymentOf(id)).status, 'awaiting_payment')
  assert.equal((await send(tail(largestPicture_bytes))).code, 200)
})

test('no proof for a foreign, a cancelled, an expired order, nor for one that is approved', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const id = await place(person)
  const send = (order_id: string, who: { token: string }) =>
    call(sendProof, { params: { id: order_id } }, { token: who.token, picture })
  assert.equal((await send(id, stranger)).code_message, 'not_found')
  assert.equal((await send(id, person)).code, 200)
  const { id: payment_id, proof_id } = await paymentOf(id)
  assert.equal((await send(id, person)).code, 200)
  const newer = await paymentOf(id)
  assert.notEqual(newer.proof_id, proof_id)
  const admin = await makeUser('admin')
  const approve = (proof: string | null) =>
    call(approvePayment, { params: { id: payment_id }, body: { proof_id: proof ?? '' } }, admin)
  assert.equal((await approve(proof_id)).code_message, 'newer_proof')
  assert.equal((await approve(newer.proof_id)).code, 200)
  assert.equal((await send(id, person)).code_message, 'payment_not_awaiting_payment')
  const late = await place(person)
  await moveDeadline(late, '-1 second')
  assert.equal((await send(late, person)).code_message, 'payment_expired')
  const gone = await place(person)
  assert.equal((await call(cancelTransaction, { params: { id: gone } }, person)).data.status, 'cancelled')
  assert.equal((await send(gone, person)).code_message, 'payment_not_awaiting_payment')
  const { count } = await db
    .selectFrom('payment_proofs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('payment_id', 'in', [(await paymentOf(id)).id])
    .executeTakeFirstOrThrow()
  assert.equal(count, 2)
})

test('the same proof with the same key is stored once', async () => {
  const person = await makeUser()
  const id = await place(person)
  const options = { token: person.token, picture, key: 'proof-of-one-order' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(sendProof, { params: { id } }, options)),
  )
  assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
  const rows = await db
    .selectFrom('payment_proofs')
    .select('file_id')
    .where('payment_id', '=', (await paymentOf(id)).id)
    .execute()
  assert.equal(rows.length, 1)
})

test('expiry and upload at the same moment: one of them happens', async () => {
  const person = await makeUser()
  for (let round = 0; round < 5; round += 1) {
    const id = await place(person, 'cash')
    await moveDeadline(id, '30 milliseconds')
    const [sent] = await Promise.all([
      call(sendProof, { params: { id } }, { token: person.token, picture }),
      new Promise((resolve) => setTimeout(resolve, 25)).then(() => due(id)),
    ])
    await due(id)
    const { status } = await paymentOf(id)
    assert.equal(status, sent.code === 200 ? 'awaiting_approval' : 'expired')
  }
})

test('a deadline counts by the clock of the database, before any job has come by', async () => {
  const person = await makeUser()
  const id = await place(person)
  await due(id)
  assert.equal((await paymentOf(id)).status, 'awaiting_payment')
  await moveDeadline(id, '-1 second')
  const { data } = await call(readTransaction, { params: { id } }, person)
  assert.deepEqual([data.transaction.status, (await paymentOf(id)).status], ['expired', 'awaiting_payment'])
  await due(id)
  await due(id)
  assert.equal((await paymentOf(id)).status, 'expired')
  const events = await db
    .selectFrom('events')
    .select('name')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    events.map(({ name }) => name),
    ['order_placed', 'payment_expired'],
  )
})

test('a rejection asks again, with at least two hours left, and says why', async () => {
  const [person, admin] = await Promise.all([makeUser(), makeUser('admin')])
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await moveDeadline(id, '-1 hour')
  await due(id)
  assert.equal((await paymentOf(id)).status, 'awaiting_approval')
  const body = { proof_id, reject_code: 'other' as const, reject_reason: 'Gambar terpotong' }
  assert.equal(
    (await call(rejectPayment, { params: { id: payment_id }, body }, admin)).data.status,
    'awaiting_payment',
  )
  const { data } = await call(readTransaction, { params: { id } }, person)
  assert.deepEqual(
    [data.transaction.reject_code, data.transaction.reject_reason],
    ['other', 'Gambar terpotong'],
  )
  const left_min =
    (new Date(data.transaction.deadline_at).getTime() - new Date(data.transaction.now).getTime()) / 60_000
  assert.ok(left_min > 119 && left_min <= 120)
})

test('a QR payment carries amount and number in the account’s own code', async () => {
  const person = await makeUser()
  const { data } = await call(readTransaction, { params: { id: await place(person, 'qris', 1) } }, person)
  const { qr_text, qr_has_amount, unique_amount, tracking_number } = data.transaction
  assert.deepEqual([qr_has_amount, unique_amount], [true, 0])
  assert.match(qr_text ?? '', new RegExp(`540550\\.005802MY.*0115${tracking_number}6304`))
})

test('there is no receipt before the payment', async () => {
  const person = await makeUser()
  const { code } = await call(printReceipt, { params: { id: await place(person) } }, person)
  assert.equal(code, 404)
})
