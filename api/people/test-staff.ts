import { invitePerson } from '#contract/people.ts'
import type { Input } from '#contract/endpoint.ts'
import { readAccessLink, takeAccess } from '#contract/staff-access.ts'
import { accessLinkFor } from '../accounts/access-links.ts'
import { stepAt, totp } from '../accounts/second-factor.ts'
import type { startTestServer } from '../platform/test-server.ts'

export const password = 'ombak-selat-kopi-3'

let people = 0
let hosts = 0

/** Invitations through the real door, and the links that their mails carry. */
export function makeStaff({
  call,
  db,
  secret_key,
}: Pick<Awaited<ReturnType<typeof startTestServer>>, 'call' | 'db' | 'secret_key'>) {
  type Invitation = Input<typeof invitePerson>['body']

  function newcomer(change: Partial<Invitation> = {}): Invitation {
    const email = `new${(people += 1)}@example.com`
    const phone = { phone: '0123456789', phone_country: 'MY' as const }
    return { name: 'Budi Contoh', email, ...phone, role: 'courier', language: 'sg', ...change }
  }

  /** Every call comes from its own address, so that limits of one test do not reach another. */
  function elsewhere() {
    return { address: `198.51.100.${(hosts += 1)}` }
  }

  function invite(admin: { token: string }, change: Partial<Invitation> = {}) {
    return call(invitePerson, { body: newcomer(change) }, { ...admin, ...elsewhere() })
  }

  async function linkOf(user_id: string) {
    const row = await db
      .selectFrom('access_links')
      .select('nonce')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    return accessLinkFor(secret_key, row.nonce)
  }

  async function codeOf(link: string) {
    const { data } = await call(readAccessLink, { body: { link } }, elsewhere())
    return codeFrom(data.secret)
  }

  async function take(link: string, change: Partial<Input<typeof takeAccess>['body']> = {}) {
    const second_factor = change.second_factor ?? (await codeOf(link))
    const body = { link, password, password_confirmation: password, ...change, second_factor }
    return call(takeAccess, { body }, elsewhere())
  }

  return { newcomer, elsewhere, invite, linkOf, codeOf, take }
}

/** What an authenticator app shows that was given the key as text. */
export function codeFrom(secret: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  return totp(Buffer.from(bytes), stepAt(Date.now() / 1000))
}
