import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { readDoorCode } from '#contract/parcels/door-codes.ts'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { changeMessageChoices } from '#contract/messages/messages.ts'
import { scanParcel } from '#contract/courier/scans.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { makeReturns } from '../../orders/returns/test-returns.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { about } from './test-mails.ts'
import { makeMailWorld, to } from './test-world.ts'

const { mail, server, courier, newReceiver, speak, whenQuiet, parcels } = await makeMailWorld()
const { call, db, makeUser } = server
const { admin, paid, scanned, brought } = parcels
const sentBack = makeReturns(server)

async function subjectsTo(email: string) {
  await whenQuiet()
  return (await mail.mailsTo(email, 0)).map(({ subject = '' }) =>
    subject.replaceAll(/SB( \w{4}){3} \w/g, 'SB'),
  )
}

function delayed(number: string) {
  const body = {
    scan_id: randomUUIDv7(),
    code: 'delayed' as const,
    device_at: new Date().toISOString(),
    reason: 'weather' as const,
    received_by: '',
    evidence_id: '' as const,
  }
  return call(scanParcel, { params: { number }, body }, courier)
}

test('what goes wrong on the way is told once, to the receiver only what concerns them', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const receiver = newReceiver()
  const { id, number } = await paid(person, to(receiver))
  await brought(courier, number, 'origin_hub_in')
  assert.equal((await delayed(number)).code_message, 'success')
  const bad = ['damaged', 'lost', ...wayAcross.slice(2), 'out_for_delivery', 'refused'] as const
  for (const code of bad) assert.equal((await scanned(admin, number, code)).code_message, 'success', code)
  assert.equal((await sentBack(admin, number)).code_message, 'success')
  const ownSubjects = await subjectsTo(person.email)
  assert.deepEqual(ownSubjects.filter((subject) => !/^(Order|Paid)/.test(subject)).toSorted(), [
    'Parcel SB has departed',
    'Parcel SB is coming back to you',
    'Parcel SB is delayed',
    'Parcel SB is in our hands',
    'Parcel SB is on its way back to you',
    'Parcel SB is out for delivery',
    'Parcel SB was damaged',
    'The receiver refused parcel SB',
    'We are looking for parcel SB',
  ])
  assert.deepEqual((await subjectsTo(receiver)).toSorted(), [
    'Ada paket untuk Anda: SB',
    'Hari ini paket SB diantar kepada Anda',
    'Paket SB untuk Anda sedang kami cari',
    'Paket SB untuk Anda sudah berangkat',
    'Paket SB untuk Anda tertunda',
  ])
  const mails = await mail.mailsTo(person.email)
  assert.match(about(mails, /is delayed$/).text ?? '', /The reason: bad weather\./)
  // Steps that an earlier page sent have no reason.
  assert.match(about(mails, /^The receiver refused/).text ?? '', /The reason: see the tracking page\./)
  const lost = about(mails, /^We are looking/).text ?? ''
  assert.ok(lost.includes(`https://seberang.test/shipment-detail?id=${id}`), lost)
})

test('what customs keeps and what it asks for is told to both sides', async () => {
  const person = await makeUser()
  const receiver = newReceiver()
  const { number } = await paid(person, to(receiver))
  await brought(courier, number, 'import_customs')
  for (const code of ['customs_hold', 'duty_due'] as const)
    assert.equal((await scanned(admin, number, code)).code_message, 'success', code)
  const ofCustoms = (subjects: string[]) => subjects.filter((subject) => /[Bb]ea/.test(subject)).toSorted()
  assert.deepEqual(ofCustoms(await subjectsTo(person.email)), [
    'Bea masuk paket SB perlu dibayar penerima',
    'Paket SB ditahan Bea Cukai: dokumen diperlukan',
  ])
  assert.deepEqual(ofCustoms(await subjectsTo(receiver)), [
    'Paket SB ditahan Bea Cukai: dokumen Anda mungkin diperlukan',
    'Paket SB: ada bea masuk yang perlu Anda bayar',
  ])
})

test('who does not want to read of a delay does not; a cancelled parcel concerns its sender alone', async () => {
  const person = await makeUser()
  const receiver = newReceiver()
  await call(changeMessageChoices, { body: { language: 'my', muted: ['delayed'] } }, person)
  const { number } = await paid(person, to(receiver))
  await delayed(number)
  const { refund } = (await call(previewCancellation, { params: { number } }, admin)).data
  const body = { reason: 'not_served', words: '', refund } as const
  assert.equal((await call(cancelByOffice, { params: { number }, body }, admin)).code_message, 'success')
  await whenQuiet()
  const ended = about(await mail.mailsTo(person.email), /^Tempahan .* dibatalkan: RM/).text ?? ''
  assert.match(ended, /Sebabnya: kami tidak dapat menghantar ke alamat atau laluan ini\./)
  assert.equal((await subjectsTo(person.email)).length, 3)
  assert.deepEqual(await subjectsTo(receiver), ['Paket SB untuk Anda tertunda'])
})

async function outTo(receiver: string, change?: (order: ShipmentOrder) => ShipmentOrder) {
  const person = await makeUser()
  const parcel = await paid(person, (order) => to(receiver)(change ? change(order) : order))
  await brought(courier, parcel.number)
  await scanned(courier, parcel.number, 'out_for_delivery')
  await whenQuiet()
  return { person, ...parcel }
}

test('the sender is told where the code of the door stands, the receiver whom to ask; no mail has it', async () => {
  const receiver = newReceiver()
  const { person, id } = await outTo(receiver, (order) => ({ ...order, wants_door_code: true }))
  const own = about(await mail.mailsTo(person.email), /sedang diantar$/).text ?? ''
  assert.match(own, /hanya diserahkan dengan kode penerima: kodenya ada di halaman kiriman Anda/)
  assert.ok(own.includes(`https://seberang.test/shipment-detail?id=${id}`), own)
  const theirs = about(await mail.mailsTo(receiver), /^Hari ini/).text ?? ''
  assert.match(theirs, /mintalah kodenya kepada pengirim/)
  assert.doesNotMatch(theirs, /shipment-detail/)
  const { data } = await call(readDoorCode, { params: { id } }, person)
  assert.match(data.code ?? '', /^\d{6}$/)
  for (const raw of mail.arrived.map(String))
    for (const secret of [data.code ?? '', data.receiver_key])
      assert.doesNotMatch(raw, new RegExp(`(?<![\\w-])${secret}(?![\\w-])`))
})

test('whoever did not ask for a code reads of none', async () => {
  const receiver = newReceiver()
  const { person } = await outTo(receiver)
  for (const email of [person.email, receiver])
    for (const { text = '' } of await mail.mailsTo(email)) assert.doesNotMatch(text, /dengan kode/)
})

test('a parcel that waits names the counter of whoever has it there, or else the city', async () => {
  await makeSampleLocations(db)
  const counter = await db
    .selectFrom('locations')
    .select(['id', 'label', 'address'])
    .where('country_id', '=', 'ID')
    .executeTakeFirstOrThrow()
  const agent = await makeUser('agent')
  await db.updateTable('users').set({ location_id: counter.id }).where('id', '=', agent.id).execute()
  for (const who of [agent, courier]) {
    const receiver = newReceiver()
    const { person, number } = await outTo(receiver)
    await scanned(who, number, 'ready_for_collection')
    await whenQuiet()
    const own = about(await mail.mailsTo(person.email), /siap diambil di/)
    const theirs = about(await mail.mailsTo(receiver), /siap Anda ambil di/)
    for (const { subject = '', text = '' } of [own, theirs]) {
      assert.equal(subject.endsWith(` di ${counter.label}`), who === agent, subject)
      assert.equal(text.includes(`di ${counter.label}, ${counter.address}, `), who === agent, text)
      assert.equal(text.includes('agen kami di '), who === courier, text)
    }
  }
})
