import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn } from '#contract/people/accounts.ts'
import { approveApplication, inviteAgain } from '#contract/people/agent-desk.ts'
import { openInvitation, setUpStaff } from '#contract/people/invitations.ts'
import { readMyCounter } from '#contract/places/locations.ts'
import { stepAt, totp } from '../accounts/second-factor.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { invitationIn, makeApplicants } from './test-agents.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { elsewhere, apply, mailsTo } = makeApplicants(server)
const admin = await makeUser('admin')
const password = 'kopi-tarik-ombak-7'

const accept = (id: string) => call(approveApplication, { params: { id }, body: { login_email: '' } }, admin)

/** What the authenticator app shows for the secret of an invitation, steps ahead. */
function codeFor(secret: string, ahead = 0) {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  return totp(bytes, stepAt(Date.now() / 1000) + ahead)
}

test('with the link the agent sets password and second factor, once, and signs in with both', async () => {
  const { id, email } = await apply()
  const { data } = await accept(id)
  const before = await call(logIn, { body: { email, password: 'none' } }, elsewhere())
  assert.equal(before.code, 422)
  const mail = (await mailsTo(email, 2)).find(({ text }) => text?.includes('#'))
  const link = invitationIn(mail?.text)
  assert.equal(link.user_id, data.user_id)
  const opened = await call(openInvitation, { body: link }, elsewhere())
  assert.deepEqual(
    [opened.data.email, opened.data.role, opened.data.counter],
    [email, 'agent', 'Kedai Contoh'],
  )
  const { secret } = opened.data
  const body = { ...link, password, password_confirmation: password, code: codeFor(secret) }
  const wrong = await call(setUpStaff, { body: { ...body, code: '000000' } }, elsewhere())
  assert.deepEqual(wrong.errors, [{ path: 'code', message: 'error.code_wrong' }])
  const both = await Promise.all([
    call(setUpStaff, { body }, elsewhere()),
    call(setUpStaff, { body }, elsewhere()),
  ])
  assert.deepEqual(both.map(({ code }) => code).toSorted(), [200, 409])
  assert.equal(both.find(({ code }) => code === 200)?.data.recovery_codes.length, 10)
  const again = await call(openInvitation, { body: link }, elsewhere())
  assert.deepEqual([again.code, again.code_message], [409, 'invitation_over'])
  const withoutCode = await call(logIn, { body: { email, password } }, elsewhere())
  assert.equal(withoutCode.code_message, 'second_factor_required')
  const repeated = await call(logIn, { body: { email, password, second_factor: body.code } }, elsewhere())
  assert.equal(repeated.code, 400, 'the code of the set-up is not good a second time')
  const signedIn = await call(
    logIn,
    { body: { email, password, second_factor: codeFor(secret, 1) } },
    elsewhere(),
  )
  assert.deepEqual([signedIn.code, signedIn.data.user.role], [200, 'agent'])
  const mine = await call(readMyCounter, {}, { token: signedIn.data.user.token })
  assert.deepEqual([mine.data.counter?.id, mine.data.counter?.label], [data.location_id, 'Kedai Contoh'])
})

test('a guessed, foreign, replaced or late link opens nothing', async () => {
  const { id, email } = await apply()
  const { data } = await accept(id)
  const mail = (await mailsTo(email, 2)).find(({ text }) => text?.includes('#'))
  const link = invitationIn(mail?.text)
  const other = { ...link, user_id: (await accept((await apply()).id)).data.user_id }
  const guessed = { ...link, token: 'A'.repeat(43) }
  for (const body of [other, guessed])
    assert.equal((await call(openInvitation, { body }, elsewhere())).code_message, 'invitation_over')
  const renewed = await call(inviteAgain, { params: { id } }, admin)
  assert.deepEqual(renewed.data, { sent_to: email })
  assert.equal((await call(openInvitation, { body: link }, elsewhere())).code_message, 'invitation_over')
  const newest = (await mailsTo(email, 3)).map(({ text }) => invitationIn(text)).filter(({ token }) => token)
  const fresh = newest.find(({ token }) => token !== link.token)
  assert.ok(fresh)
  assert.equal((await call(openInvitation, { body: fresh }, elsewhere())).code, 200)
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', data.user_id)
    .execute()
  assert.equal((await call(openInvitation, { body: fresh }, elsewhere())).code_message, 'invitation_over')
})
