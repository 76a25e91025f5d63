import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { register, verifyRegistration, logIn } from '#contract/people/accounts.ts'
import { startTestServer } from '../../testing/test-server.ts'
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
    return codeFor(server.keys, nonce)
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

  return { ...server, freshBody, elsewhere, codeOf, makeAccount, userRow, ...mailbox(server.config.data_dir) }
}

export function wrong(code: string) {
  return code === '000000' ? '000001' : '000000'
}

/** What the outbox of a server holds for an address. */
function mailbox(data_dir: string) {
  const folder = path.join(data_dir, 'outbox')

  async function mailsTo(email: string) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    return mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text ?? '')
  }

  /** What a mail to the address says that has the word in it; it comes once its job has run. */
  async function mailTo(email: string, word: string) {
    for (let tries = 0; tries < 400; tries += 1) {
      const found = (await mailsTo(email)).find((text) => text.includes(word))
      if (found) return found
      await sleep(200)
    }
    throw new Error(`no mail with ${word} came`)
  }

  return { mailsTo, mailTo }
}
