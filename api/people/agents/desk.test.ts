import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteAccount, exportData } from '#contract/people/accounts.ts'
import {
  approveApplication,
  listApplications,
  rejectApplication,
  showAgentPicture,
} from '#contract/people/agent-desk.ts'
import { applyAsAgent } from '#contract/people/agents.ts'
import { listLocations } from '#contract/places/locations.ts'
import { readShipmentData } from '#contract/orders/shipments.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { forgetApplicationsJob } from './personal-data.ts'
import { invitationIn, makeApplicants } from './test-agents.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { elsewhere, bodyOf, apply, mailsTo } = makeApplicants(server)
const admin = await makeUser('admin')
const password = 'kopi-tarik-ombak-7'

const accept = (id: string, login_email = '', by = admin) =>
  call(approveApplication, { params: { id }, body: { login_email } }, by)
const refuse = (id: string, by = admin) =>
  call(
    rejectApplication,
    { params: { id }, body: { reject_code: 'area_served', reject_reason: 'Coba lagi tahun depan.' } },
    by,
  )

function statusOf(id: string) {
  return db.selectFrom('agent_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function eventsOf(subject_id: string) {
  return db
    .selectFrom('events')
    .select(['name', 'actor_id'])
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .execute()
}

test('only admins see applications, the one that waits longest first', async () => {
  const first = await apply()
  const second = await apply()
  const { data } = await call(listApplications, { query: { show: 'waiting' } }, admin)
  const ids = data.application_data.map(({ id }) => id)
  assert.ok(ids.indexOf(first.id) < ids.indexOf(second.id))
  const shown = data.application_data.find(({ id }) => id === first.id)
  assert.deepEqual(
    [shown?.city, shown?.offers, shown?.is_exact, shown?.pictures.length, shown?.is_own],
    ['Ampang', ['drop_off', 'boxes'], false, 3, false],
  )
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const other = await makeUser(role)
    const answers = [
      await call(listApplications, { query: { show: 'waiting' } }, { ...other, area: 'staff' }),
      await call(
        showAgentPicture,
        { params: { id: first.id, kind: 'identity' } },
        { ...other, area: 'staff' },
      ),
      await accept(first.id, '', { ...other, email: '' }),
      await refuse(first.id, { ...other, email: '' }),
    ]
    assert.deepEqual(
      answers.map(({ code }) => code),
      [403, 403, 403, 403],
    )
  }
  assert.equal((await statusOf(first.id)).status, 'waiting')
})

test('a document is shown to the admin, each view on record', async () => {
  const { id } = await apply()
  const answer = await call(showAgentPicture, { params: { id, kind: 'identity' } }, admin)
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'image/jpeg'])
  assert.match(String(answer.headers['cache-control']), /no-store/)
  assert.deepEqual((await eventsOf(id)).at(-1), { name: 'agent_document_viewed', actor_id: admin.id })
})

test('approval opens the counter, drop point included, makes its login and mails the link', async () => {
  const { id, email } = await apply({ label: 'Kedai Baharu Contoh' })
  const { data } = await accept(id)
  const location = await db
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', data.location_id)
    .executeTakeFirstOrThrow()
  const { label, kind, phone, hours, is_drop_point, offers_boxes, is_sample } = location
  assert.deepEqual(
    [label, kind, phone, hours, is_drop_point, offers_boxes, is_sample],
    [
      'Kedai Baharu Contoh',
      'agent',
      '+60123456789',
      { 1: ['09:00', '18:00'], 6: ['09:00', '13:00'] },
      true,
      true,
      false,
    ],
  )
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', data.user_id)
    .executeTakeFirstOrThrow()
  assert.deepEqual([user.role, user.email, user.location_id], ['agent', email, data.location_id])
  await server.settle()
  const shown = (await call(listLocations, {})).data.location_data.map((one) => one.id)
  const points = (await call(readShipmentData, {})).data.drop_point.map((one) => one.id)
  assert.ok(shown.includes(data.location_id) && points.includes(data.location_id))
  assert.deepEqual((await eventsOf(id)).at(-1), { name: 'agent_approved', actor_id: admin.id })
  const mails = await mailsTo(email, 2)
  assert.ok(mails.some(({ subject }) => subject === 'Selamat, Kedai Baharu Contoh kini agen Seberang'))
})

test('two admins at once: one decides, the other hears that somebody else has', async () => {
  const second = await makeUser('admin')
  for (let time = 0; time < 4; time += 1) {
    const { id } = await apply()
    const answers = await Promise.all([accept(id), time % 2 ? accept(id, '', second) : refuse(id, second)])
    assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
    assert.ok(answers.some(({ code_message }) => code_message === 'application_not_waiting'))
    const { status, location_id } = await statusOf(id)
    const counters = await db.selectFrom('locations').select('id').where('id', '=', location_id).execute()
    assert.equal(counters.length, status === 'approved' ? 1 : 0)
  }
})

test('approved twice with the key it is one counter; the database refuses a second decision too', async () => {
  const { id } = await apply()
  const options = { token: admin.token, key: 'approved-once-only' }
  const input = { params: { id }, body: { login_email: '' } }
  const [one, two] = await Promise.all([
    call(approveApplication, input, options),
    call(approveApplication, input, options),
  ])
  assert.deepEqual(one.data, two.data)
  await assert.rejects(
    db.updateTable('agent_applications').set({ status: 'waiting' }).where('id', '=', id).execute(),
    /decided once/,
  )
})

test('an address with an account is no login of a counter: the office gives another', async () => {
  const person = await makeUser()
  const { id } = await apply({ email: person.email })
  const { data } = await call(listApplications, { query: { show: 'waiting', limit: '100' } }, admin)
  assert.equal(data.application_data.find((one) => one.id === id)?.email_has_account, true)
  const refused = await accept(id)
  assert.deepEqual([refused.code, refused.code_message], [409, 'email_has_account'])
  assert.equal((await statusOf(id)).status, 'waiting')
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  assert.equal(role, 'customer')
  const login_email = `counter-${id}@example.com`
  assert.equal((await accept(id, login_email)).code, 200)
  const [link] = await mailsTo(login_email)
  assert.ok(invitationIn(link?.text).token)
  const told = await mailsTo(person.email, 2)
  assert.ok(told.some(({ text }) => text?.includes(login_email)))
  assert.ok(told.every(({ text }) => !text?.includes('#')))
})

test('nobody decides on their own application', async () => {
  const byEmail = await apply({ email: admin.email })
  const body = await bodyOf()
  const { data } = await call(applyAsAgent, { body }, { ...elsewhere(), token: admin.token })
  const signedIn = await db
    .selectFrom('agent_applications')
    .select('id')
    .where('reference', '=', data.reference)
    .executeTakeFirstOrThrow()
  for (const { id } of [byEmail, signedIn])
    for (const answer of [await accept(id, 'other@example.com'), await refuse(id)])
      assert.deepEqual([answer.code, answer.code_message], [409, 'own_application'])
  assert.equal((await refuse(byEmail.id, await makeUser('admin'))).code, 200)
})

test('a rejection says why by mail, and what was given is erased after ninety days', async () => {
  const { id, email } = await apply()
  const missing = await call(
    rejectApplication,
    { params: { id }, body: { reject_code: 'other', reject_reason: '' } },
    admin,
  )
  assert.deepEqual(missing.errors, [{ path: 'reject_reason', message: 'error.reject_reason_required' }])
  assert.equal((await refuse(id)).code, 200)
  const mails = await mailsTo(email, 2)
  const text = mails.find(({ subject }) => subject?.includes('belum dapat'))?.text ?? ''
  assert.match(text, /Daerah Anda sudah dilayani agen lain\./)
  assert.match(text, /Coba lagi tahun depan\./)
  const forget = () => forgetApplicationsJob({ db, jobs: () => server.jobs }).work()
  await forget()
  assert.equal((await statusOf(id)).email, email)
  await db
    .updateTable('agent_applications')
    .set({ decided_at: new Date(Date.now() - 91 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await forget()
  const { name, about, erased_at, reject_reason } = await statusOf(id)
  assert.deepEqual([name, about, reject_reason, erased_at instanceof Date], [null, null, null, true])
  const picture = await call(showAgentPicture, { params: { id, kind: 'identity' } }, admin)
  assert.equal(picture.code, 404)
})

test('export and deletion of an account cover what came from its address', async () => {
  const person = await makeUser()
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  const { id, reference } = await apply({ email: person.email })
  const { data } = await call(exportData, {}, person)
  assert.ok(JSON.stringify(data.export).includes(reference))
  const gone = await call(deleteAccount, { body: { current_password: password } }, person)
  assert.equal(gone.code, 200)
  const { status, name, phone } = await statusOf(id)
  assert.deepEqual([status, name, phone], ['withdrawn', null, null])
  assert.equal((await accept(id)).code_message, 'application_not_waiting')
})
