import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { heavy, makeWeighings } from '../../orders/differences/test-weighings.ts'
import { about } from './test-mails.ts'
import { makeMailWorld, to } from './test-world.ts'

const { mail, server, newReceiver, speak, whenQuiet } = await makeMailWorld()
const { call, makeUser } = server
const { admin, paid, scanned, weighed, newest, agree, paymentOf, courier } = await makeWeighings(server)

async function weighedFor(person: Awaited<ReturnType<typeof makeUser>>, declared: number, weight: number) {
  const receiver = newReceiver()
  const parcel = await paid(person, (order) =>
    to(receiver)({ ...order, package: { ...order.package, weight: declared } }),
  )
  await scanned(courier, parcel.number, 'picked_up')
  await weighed(courier, parcel.number, { ...heavy, weight })
  await whenQuiet()
  return { receiver, ...parcel }
}

test('a heavier parcel asks its sender for the difference, and says so when it goes on', async () => {
  const person = await makeUser()
  await speak(person.id, 'my')
  const { id, number, receiver } = await weighedFor(person, 3.2, 12)
  const { id: weighing_id, difference } = await newest(person, id)
  const asked = about(await mail.mailsTo(person.email), /lebih berat/)
  assert.ok(asked.subject?.includes(`RM ${difference.toFixed(2)} menunggu persetujuan anda`))
  assert.ok(asked.text?.includes(`https://seberang.test/shipment-detail?id=${id}`))

  const payable = (await agree(person, weighing_id)).data.TransactionID
  await call(confirmCash, { params: { id: (await paymentOf(payable)).id } }, admin)
  await whenQuiet()
  const mails = await mail.mailsTo(person.email)
  const toPay = mails.filter(({ subject = '' }) => subject.includes(`bayar RM ${difference.toFixed(2)}`))
  assert.equal(toPay.length, 1)
  // Its reader knows the parcel, not the number of what is asked for beside it.
  assert.ok(toPay[0]?.subject?.includes(inGroups(number)))
  const goesOn = about(mails, /bergerak semula$/)
  assert.ok(goesOn.subject?.includes(inGroups(number)))
  assert.ok(goesOn.text?.includes(`https://seberang.test/shipment-detail?id=${id}`))
  assert.equal(mails.filter(({ subject }) => /boleh diserahkan/.test(subject ?? '')).length, 1)
  assert.equal((await mail.mailsTo(receiver)).length, 1, 'the receiver is told that it comes, and no more')
})

test('a lighter parcel tells its sender once what comes back', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const { id, receiver } = await weighedFor(person, 12, 7)
  const { difference } = await newest(person, id)
  const mails = await mail.mailsTo(person.email)
  const lighter = about(mails, /comes back to you$/)
  assert.match(lighter.subject ?? '', /is lighter/)
  assert.ok(lighter.subject?.includes(`RM ${difference.toFixed(2)} `))
  assert.match(lighter.text ?? '', /https:\/\/seberang\.test\/voucher/)
  assert.equal((await mail.mailsTo(receiver)).length, 1)
})

test('a difference that a second weighing replaces is taken back by a letter, with its amount', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const { id, number } = await weighedFor(person, 3.2, 12)
  const { id: weighing_id, difference } = await newest(person, id)
  await agree(person, weighing_id)
  await weighed(courier, number, { ...heavy, weight: 14 })
  await whenQuiet()
  const mails = await mail.mailsTo(person.email)
  const replaced = about(mails, /please don’t pay/)
  assert.ok(replaced.subject?.includes(inGroups(number)))
  assert.ok(replaced.subject?.includes(`RM ${difference.toFixed(2)}`))
  assert.ok(replaced.text?.includes(`https://seberang.test/shipment-detail?id=${id}`))
  assert.equal(
    mails.filter(({ subject }) => /please agree to RM\s[\d.,]+ more$/.test(subject ?? '')).length,
    2,
  )
  assert.equal(mails.filter(({ subject }) => subject?.endsWith('owe nothing more')).length, 0)
})

test('who was asked for a difference hears when the second weighing asks for none', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const { id, number } = await weighedFor(person, 12, 14)
  await weighed(courier, number, { ...heavy, weight: 12 })
  await whenQuiet()
  const settled = about(await mail.mailsTo(person.email), /owe nothing more$/)
  assert.ok(settled.text?.includes(`https://seberang.test/shipment-detail?id=${id}`))
})

test('a parcel that weighs what was declared sends nobody a letter', async () => {
  const person = await makeUser()
  await weighedFor(person, 12, 12)
  const subjects = (await mail.mailsTo(person.email)).map(({ subject }) => subject)
  assert.equal(subjects.length, 3, subjects.join(' | '))
})
