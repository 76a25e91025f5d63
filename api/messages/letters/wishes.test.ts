import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeMessageChoices, readMessageChoices, unsubscribe } from '#contract/messages/messages.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { about, headerOf } from './test-mails.ts'
import { makeMailWorld, to } from './test-world.ts'

const { mail, server, courier, newReceiver, whenQuiet, parcels } = await makeMailWorld()
const { call, db, makeUser } = server
const { admin, paid, scanned, brought } = parcels

test('whoever unsubscribes gets no more, by the page or by the button of the mail program', async () => {
  const [by_page, by_program] = [newReceiver(), newReceiver()]
  for (const email of [by_page, by_program]) {
    const { number } = await paid(await makeUser(), to(email))
    await scanned(courier, number, 'picked_up')
    const [coming] = await mail.mailsTo(email)
    const link = new URL(headerOf(coming, 'list-unsubscribe')?.slice(1, -1) ?? '')
    const token = link.searchParams.get('token') ?? ''
    assert.equal((await call(unsubscribe, { body: { token: `${token.slice(0, -4)}AAAA` } })).code, 404)
    // Opening the page changes nothing.
    const before = (await unsubscribed()).length
    await server.http.inject({ url: link.pathname + link.search })
    assert.equal((await unsubscribed()).length, before)
    if (email === by_program) assert.equal((await postAsProgram(link)).statusCode, 200)
    for (let time = 0; time < 2; time += 1)
      if (email === by_page) assert.equal((await call(unsubscribe, { body: { token } })).code, 200)
    for (const code of wayAcross.slice(1, 6)) await scanned(admin, number, code)
  }
  await whenQuiet()
  assert.equal((await mail.mailsTo(by_page)).length, 1)
  assert.equal((await mail.mailsTo(by_program)).length, 1)
  assert.equal((await unsubscribed()).length, 2)
})

function postAsProgram(link: URL) {
  return server.http.inject({
    method: 'POST',
    url: link.pathname + link.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
}

function unsubscribed() {
  return db.selectFrom('unsubscribed').selectAll().execute()
}

test('steps that are not wanted are not told; those about money always are, in the language chosen', async () => {
  const person = await makeUser()
  const wrong = await server.http.inject({
    method: 'PUT',
    url: '/api/user/v1/profile/messages',
    payload: { language: 'id', muted: ['order_placed'] },
    headers: { authorization: `Bearer ${person.token}` },
  })
  assert.equal(wrong.statusCode, 400)
  const choices = { language: 'my' as const, muted: ['handed_over' as const] }
  assert.equal((await call(changeMessageChoices, { body: choices }, person)).code, 200)
  assert.deepEqual((await call(readMessageChoices, {}, person)).data, { choices })
  const { number } = await paid(person, to(newReceiver()))
  await brought(courier, number, 'departed_origin')
  await whenQuiet()
  const mails = await mail.mailsTo(person.email)
  assert.equal(mails.length, 3)
  about(mails, /^Tempahan SB/)
  about(mails, /^Telah dibayar/)
  about(mails, /telah berlepas$/)
})
