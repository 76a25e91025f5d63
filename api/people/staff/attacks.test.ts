import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn } from '#contract/people/accounts.ts'
import { exportAudit, listAudit } from '#contract/office/audit.ts'
import { listCustomerOrders, listCustomers, readCustomer } from '#contract/office/customers.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { openInvitation } from '#contract/people/invitations.ts'
import {
  changeRole,
  endSessions,
  invitePerson,
  listPeople,
  lockPerson,
  sendNewLink,
  unlockPerson,
} from '#contract/people/staff.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { codeFrom, makeStaff, password } from './test-staff.ts'

const server = await startTestServer()
const { call, db, http, makeUser } = server
const { newcomer, elsewhere, invite, linkOf, secretOf, codeOf, take } = makeStaff(server)
const admin = await makeUser('admin')
const nowhere = { id: '00000000-0000-7000-8000-000000000000' }

const eventsOn = async (subject_id: string) =>
  (await db.selectFrom('events').select('name').where('subject_id', '=', subject_id).execute()).map(
    ({ name }) => name,
  )
const userOf = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
const state = async (id: string) => {
  const [user, sessions] = await Promise.all([
    userOf(id),
    db.selectFrom('sessions').select('id').where('user_id', '=', id).execute(),
  ])
  return [user?.role, user?.locked_at, sessions.length]
}

test('couriers, agents and customers reach none of it, and nothing happens', async () => {
  const victim = await makeUser('courier')
  const body = newcomer()
  const acts: [Endpoint, object][] = [
    [listPeople, {}],
    [invitePerson, { body }],
    [changeRole, { params: victim, body: { role: 'admin' } }],
    ...[sendNewLink, lockPerson, unlockPerson, endSessions, readCustomer, listCustomerOrders].map(
      (endpoint): [Endpoint, object] => [endpoint, { params: victim }],
    ),
    [listCustomers, {}],
    [listAudit, {}],
    [exportAudit, {}],
  ]
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const person = await makeUser(role)
    for (const [endpoint, input] of acts)
      assert.equal((await call(endpoint, input, person)).status, 403, `${role} ${endpoint.path}`)
    // Nor their own role through somebody else's door.
    const own = await call(changeRole, { params: person, body: { role: 'admin' } }, person)
    assert.equal(own.status, 403)
    assert.equal((await userOf(person.id))?.role, role)
  }
  assert.deepEqual(await state(victim.id), ['courier', null, 1])
  assert.deepEqual(await eventsOn(victim.id), [])
  const made = await db.selectFrom('users').select('id').where('email', '=', body.email).executeTakeFirst()
  assert.equal(made, undefined)
})

test('an admin does nothing to their own account but give up the role', async () => {
  for (const endpoint of [sendNewLink, lockPerson, unlockPerson, endSessions]) {
    const answer = await call(endpoint, { params: admin }, { ...admin, ...elsewhere() })
    assert.deepEqual([answer.code, answer.code_message], [409, 'own_account'], endpoint.path)
  }
  const role = await call(changeRole, { params: admin, body: { role: 'courier' } }, admin)
  assert.deepEqual([role.code, role.code_message], [409, 'own_account'])
  assert.deepEqual(await state(admin.id), ['admin', null, 1])
})

test('unknown ids are not found, and a customer has no role to change', async () => {
  const customer = await makeUser()
  for (const endpoint of [sendNewLink, lockPerson, unlockPerson, endSessions, readCustomer])
    assert.equal((await call(endpoint, { params: nowhere }, { ...admin, ...elsewhere() })).code, 404)
  for (const id of [nowhere, customer])
    assert.equal((await call(changeRole, { params: id, body: { role: 'admin' } }, admin)).code, 404)
  assert.equal((await call(sendNewLink, { params: customer }, { ...admin, ...elsewhere() })).code, 404)
  assert.deepEqual(await state(customer.id), ['customer', null, 1])
  assert.deepEqual(await eventsOn(nowhere.id), [])
})

test('unknown roles and fields that nobody asked for are refused and store nothing', async () => {
  const victim = await makeUser('courier')
  const raw = (method: 'POST' | 'PUT', url: string, payload: object) =>
    http.inject({
      method,
      url,
      payload,
      headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': crypto.randomUUID() },
    })
  const body = newcomer()
  const bad: object[] = [
    { ...body, role: 'customer' },
    { ...body, role: 'root' },
    { ...body, role: ['admin'] },
    { ...body, id: victim.id },
    { ...body, password_hash: 'none', joined_at: '2026-01-01' },
    { ...body, email: 'not an address' },
  ]
  for (const payload of bad)
    assert.equal(
      (await raw('POST', '/api/staff/v1/person', payload)).statusCode,
      400,
      JSON.stringify(payload),
    )
  for (const payload of [{ role: 'customer' }, { role: 'root' }, { role: 'agent', locked_at: null }, {}])
    assert.equal((await raw('PUT', `/api/staff/v1/person/${victim.id}/role`, payload)).statusCode, 400)
  assert.deepEqual(await state(victim.id), ['courier', null, 1])
  const made = await db.selectFrom('users').select('id').where('email', '=', body.email).execute()
  assert.equal(made.length, 0)
})

test("a customer's e-mail address is not invited, and their account stays as it is", async () => {
  const customer = await makeUser()
  const answer = await invite(admin, { email: customer.email, role: 'admin' })
  assert.deepEqual([answer.code, answer.code_message], [409, 'email_has_account'])
  assert.deepEqual(await state(customer.id), ['customer', null, 1])
  assert.deepEqual(await eventsOn(customer.id), [])
})

test('two invitations of one address at once make one account', async () => {
  const { email } = newcomer()
  const answers = await Promise.all([invite(admin, { email }), invite(admin, { email })])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
})

test('a link is good once, however many hold it at the same moment', async () => {
  const { data } = await invite(admin)
  const link = await linkOf(data.id)
  const code = await codeOf(link)
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(link, code)))
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  const known = new Set(['success', 'invitation_over'])
  assert.ok(answers.every(({ code, code_message }) => code === 503 || known.has(code_message)))
  assert.deepEqual(await eventsOn(data.id), ['staff_invited', 'staff_set_up'])
})

test('expired, replaced, made-up and locked links open nothing', async () => {
  const word = async (link: Awaited<ReturnType<typeof linkOf>>) =>
    (await call(openInvitation, { body: link }, elsewhere())).code_message
  const invited = async () => (await invite(admin)).data.id
  const [late, replaced, locked, demoted] = [
    await invited(),
    await invited(),
    await invited(),
    await invited(),
  ]
  const links = await Promise.all([late, replaced, locked, demoted].map(linkOf))
  const codes = await Promise.all(links.map(codeOf))
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', late)
    .execute()
  await call(sendNewLink, { params: { id: replaced } }, { ...admin, ...elsewhere() })
  await call(lockPerson, { params: { id: locked } }, admin)
  await db.updateTable('users').set({ role: 'customer' }).where('id', '=', demoted).execute()
  for (const [index, link] of links.entries()) {
    assert.equal(await word(link), 'invitation_over')
    assert.equal((await take(link, codes[index] ?? '')).code_message, 'invitation_over')
  }
  const made = { user_id: replaced, token: 'A'.repeat(43) }
  assert.equal(await word(made), 'invitation_over')
  for (const id of [late, replaced, locked, demoted]) assert.equal((await userOf(id))?.joined_at, null)
})

test('fifty lock-outs at once are one', async () => {
  const [victim, ...others] = await Promise.all([
    makeUser('courier'),
    ...Array.from({ length: 4 }, () => makeUser('admin')),
  ])
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call(lockPerson, { params: victim }, others[index % others.length] ?? admin),
    ),
  )
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  // A machine under load may send somebody away for a moment; nobody else is told anything but that it is done.
  const rest = answers.filter(({ code, code_message }) => code === 503 || code_message === 'already_locked')
  assert.equal(rest.length, 49)
  assert.deepEqual(await eventsOn(victim.id), ['account_locked'])
})

test('whoever signs in while being locked out has no session left afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { data } = await invite(admin)
    const link = await linkOf(data.id)
    const second_factor = codeFrom(await secretOf(link), 1)
    await take(link)
    const { email = '' } = (await userOf(data.id)) ?? {}
    const [locked] = await Promise.all([
      call(lockPerson, { params: data }, admin),
      call(logIn, { body: { email, password, second_factor } }, elsewhere()),
    ])
    assert.equal(locked.code, 200)
    assert.equal((await state(data.id))[2], 0)
  }
})
