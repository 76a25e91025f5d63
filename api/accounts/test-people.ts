import { register, verifyRegistration, logIn } from '#contract/accounts.ts'
import { startTestServer } from '../platform/test-server.ts'
import { codeFor } from './codes.ts'

export const password = 'kopi-tarik-ombak-7'

/** A test server with people who register, confirm and sign in through the real door. */
export async function startWithPeople() {
  const server = await startTestServer()
  const { call, db } = server
  let people = 0
  let hosts = 0

  function freshBody(email = `person${(people += 1)}@example.com`) {
    return {
      name: 'Nur Contoh',
      email,
      phone: '0123456789',
      phone_country: 'MY' as const,
      password,
      password_confirmation: password,
    }
  }

  /** Every call comes from its own address, so that limits of one test do not reach another. */
  function elsewhere() {
    return { address: `198.51.100.${(hosts += 1)}` }
  }

  async function codeOf(request_id: string) {
    const { nonce } = await db
      .selectFrom('one_time_codes')
      .select('nonce')
      .where('id', '=', request_id)
      .executeTakeFirstOrThrow()
    return codeFor(server.secret_key, nonce)
  }

  async function makeAccount() {
    const body = freshBody()
    const asked = await call(register, { body }, elsewhere())
    const code = await codeOf(asked.data.request_id)
    await call(verifyRegistration, { body: { request_id: asked.data.request_id, code } }, elsewhere())
    const { data } = await call(logIn, { body: { email: body.email, password } }, elsewhere())
    return { ...data.user, email: body.email }
  }

  function userRow(email: string) {
    return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  }

  return { ...server, freshBody, elsewhere, codeOf, makeAccount, userRow }
}

export function wrong(code: string) {
  return code === '000000' ? '000001' : '000000'
}
