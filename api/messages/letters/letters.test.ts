import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { deleteAccount } from '#contract/people/accounts.ts'
import { rejectPayment } from '#contract/money/payments.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { startDispatch } from '../../platform/dispatch.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import { until } from '../../testing/test-until.ts'
import { letterConsumer } from './consumer.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { about, headerOf } from './test-mails.ts'
import { makeMailWorld, to } from './test-world.ts'

const { mail, server, orders, courier, newReceiver, speak, whenQuiet, parcels } = await makeMailWorld()
const { call, db, makeUser } = server
const { approve } = makeApprovals(server)
const { admin, paid, scanned } = parcels

test('a box order: how to pay, proof received, paid with its vouchers, each once', async () => {
  const person = await makeUser()
  const { payment_id, proof_id } = await orders.placeWithProof(person)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  await whenQuiet()
  const mails = await mail.mailsTo(person.email, 3)
  assert.equal(mails.length, 3)
  const placed = about(
    mails,
    /^Pesanan SB.* bayar RM 100\.\d\d sebelum \d+ \p{L}+ \d{4} pukul \d\d:\d\d MYT$/u,
  )
  assert.match(placed.text ?? '', /transfer ke Maybank, 5140 0000 0001, CONTOH KARGO/)
  about(mails, /^Bukti pembayaran SB/)
  const done = about(mails, /^Lunas/)
  assert.match(done.text ?? '', /senilai depositnya: BX\w+, BX\w+\./)
  assert.match(done.html ?? '', /href="https:\/\/seberang\.test\/voucher"/)
})

test('a refused proof is explained in the language of the reader, or in the words of the office', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const { id, payment_id, proof_id } = await orders.placeWithProof(person)
  const first = { proof_id, reject_code: 'unreadable' as const, reject_reason: '' }
  await call(rejectPayment, { params: { id: payment_id }, body: first }, admin)
  const refused = about(await mail.mailsTo(person.email, 3), /couldn’t accept/)
  assert.match(refused.text ?? '', /the picture can’t be read/)
  await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
  const again = (await orders.paymentOf(id)).proof_id ?? ''
  const typed = 'The <b>date</b> is {{amount}} old'
  const own = { proof_id: again, reject_code: 'other' as const, reject_reason: typed }
  await call(rejectPayment, { params: { id: payment_id }, body: own }, admin)
  // Nothing that somebody typed is read as a mark or as a placeholder.
  const said = (await mail.mailsTo(person.email, 5)).find(({ text }) => text?.includes(typed))
  assert.match(said?.html ?? '', /The &lt;b&gt;date&lt;\/b&gt; is \{\{amount\}\} old/)
})

test('whoever paid too little reads what came, and what is missing', async () => {
  const person = await makeUser()
  await speak(person.id, 'my')
  const { id, payment_id, proof_id } = await orders.placeWithProof(person)
  const { amount_sen } = await orders.paymentOf(id)
  const body = { proof_id, reject_code: 'amount_differs' as const, reject_reason: 'Lihat penyata', came: 40 }
  await call(rejectPayment, { params: { id: payment_id }, body }, admin)
  const refused = about(await mail.mailsTo(person.email, 3), /^Bukti pembayaran SB.* ditolak/)
  const missing = `RM ${(amount_sen / 100 - 40).toFixed(2)}`
  const told = (refused.text ?? '').replaceAll(/\s/g, ' ')
  assert.ok(told.includes(`baru RM 40.00 yang masuk; bayar bakinya, ${missing},`), told)
  assert.ok(told.includes('Lihat penyata'))
})

test('one event, two readers: each in their own language, and only the stranger can unsubscribe', async () => {
  const [sender, reader] = await Promise.all([makeUser(), makeUser()])
  await speak(reader.id, 'my')
  const { number } = await paid(sender, to(reader.email))
  await scanned(courier, number, 'picked_up')
  const coming = about(await mail.mailsTo(reader.email), /^Ada bungkusan untuk anda: SB/)
  assert.match(coming.text ?? '', /resi-detail\?number=SB\w+&lang=my/)
  assert.match(coming.text ?? '', /^Siti menghantar bungkusan kepada anda melalui .* Kurier menghantarnya: /m)
  const mails = await mail.mailsTo(sender.email, 3)
  const asked = mails.find(({ subject = '' }) => subject.startsWith('Lunas'))
  assert.match(asked?.text ?? '', /^(Kurir menjemput paket|Bawa paket ke .*): /m)
  const own = about(mails, /^Paket SB.* sudah di tangan kami$/)
  assert.match(
    headerOf(coming, 'list-unsubscribe') ?? '',
    /^<https:\/\/seberang\.test\/unsubscribe\?token=[\w-]{64}&lang=my>$/,
  )
  assert.equal(headerOf(coming, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  assert.equal(headerOf(own, 'list-unsubscribe'), undefined)
})

test('a stranger in Indonesia reads Indonesian; a second hand-over is not told again', async () => {
  const email = newReceiver()
  const { number } = await paid(await makeUser(), to(email))
  await scanned(admin, number, 'dropped_off')
  await scanned(admin, number, 'picked_up')
  await whenQuiet()
  const mails = await mail.mailsTo(email)
  assert.equal(mails.length, 1)
  about(mails, /^Ada paket untuk Anda/)
})

test('a job that comes twice sends one letter', async () => {
  await orders.place(await makeUser())
  await whenQuiet()
  const before = mail.arrived.length
  const { rows } = await sql<{ data: object }>`select data from jobs.job where name = 'letter'`.execute(db)
  const again = rows.map(({ data }) => data)
  await server.jobs.sendMany(db, 'letter', again)
  await whenQuiet()
  assert.equal(mail.arrived.length, before)
})

function passOn() {
  const consumer = letterConsumer({ jobs: () => server.jobs })
  return startDispatch({ db, watch: server.watch, log: server.log }, [consumer])
}

test('who left, an address that is none and a mailbox that is gone get nothing, and no job waits', async () => {
  const [gone, left] = await Promise.all([makeUser(), makeUser()])
  const password_hash = await hashPassword('kopi-tarik-7')
  await db.updateTable('users').set({ password_hash }).where('id', '=', left.id).execute()
  await db.updateTable('users').set({ email: 'nobody-here@example.com' }).where('id', '=', gone.id).execute()
  const { id, number } = await paid(await makeUser(), to(newReceiver()))
  await sql`update shipment_parties set email = 'a@b.example' || chr(10) || 'Bcc: thief@example.com'
    where party = 'receiver' and order_id = ${id}::uuid`.execute(db)
  await whenQuiet()
  const before = mail.arrived.length
  // What happened is passed on only after the person has left.
  await server.dispatch.stop()
  await orders.place(left)
  await call(deleteAccount, { body: { current_password: 'kopi-tarik-7' } }, left)
  await orders.place(gone)
  await scanned(courier, number, 'picked_up')
  const dispatch = passOn()
  await whenQuiet()
  await dispatch.stop()
  assert.equal(mail.arrived.length, before + 1, 'the sender alone is told of the hand-over')
  const { rows } = await sql`select from jobs.job where name = 'letter' and state <> 'completed'`.execute(db)
  assert.equal(rows.length, 0)
})

test('the letters of a full departure are sent on their way in bulk', async () => {
  const parcels_in_it = 1000
  await sql`insert into events (name, order_id) select 'order_placed', uuidv7() from generate_series(1, ${parcels_in_it}::int)`.execute(
    db,
  )
  const sent = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from jobs.job where name = 'letter'`.execute(db))
      .rows[0]?.n ?? 0
  const before = await sent()
  const statements = await server.countStatements(async () => {
    const dispatch = passOn()
    await until(async () => (await sent()) >= before + parcels_in_it, 250)
    await dispatch.stop()
  })
  assert.equal(await sent(), before + parcels_in_it)
  assert.ok(statements < 150, `${statements} statements, the waiting of the test among them`)
})

test('a mail server that is away holds up no order, and has every letter once when it is back', async () => {
  const dispatch = passOn()
  const person = await makeUser()
  await mail.goAway()
  for (let time = 0; time < 3; time += 1) assert.ok(await orders.place(person, 'transfer', 1))
  await sleep(3000)
  await mail.comeBack()
  assert.equal((await mail.mailsTo(person.email, 3, 40_000)).length, 3)
  await dispatch.stop()
})
