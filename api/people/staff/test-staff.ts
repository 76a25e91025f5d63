import type { Input } from '#contract/platform/endpoint.ts'
import { invitePerson } from '#contract/people/staff.ts'
import { openInvitation, setUpStaff } from '#contract/people/invitations.ts'
import { invitationLink } from '../accounts/invite.ts'
import { stepAt, totp } from '../accounts/second-factor.ts'
import type { startTestServer } from '../../testing/test-server.ts'

export const password = 'ombak-selat-kopi-3'

interface Link {
  user_id: string
  token: string
}

let people = 0
let hosts = 0

/** Invitations through the real door, and the links that their mails carry. */
export function makeStaff({
  call,
  db,
  keys,
}: Pick<Awaited<ReturnType<typeof startTestServer>>, 'call' | 'db' | 'keys'>) {
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

  /** What follows the # of the link in the mail. */
  async function linkOf(user_id: string): Promise<Link> {
    const { nonce } = await db
      .selectFrom('staff_invitations')
      .select('nonce')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    const url = new URL(invitationLink({ keys, public_url: 'https://seberang.test' }, user_id, nonce))
    return { user_id, token: url.hash.split('.')[1] ?? '' }
  }

  async function secretOf(link: Link) {
    return (await call(openInvitation, { body: link }, elsewhere())).data.secret
  }

  async function codeOf(link: Link) {
    return codeFrom(await secretOf(link))
  }

  async function take(link: Link, code?: string) {
    const body = { ...link, password, password_confirmation: password, code: code ?? (await codeOf(link)) }
    return call(setUpStaff, { body }, elsewhere())
  }

  return { newcomer, elsewhere, invite, linkOf, secretOf, codeOf, take }
}

/** What an authenticator app shows that was given the key as text; the code that set it up is not good for a login. */
export function codeFrom(secret: string, later = 0) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  return totp(Buffer.from(bytes), stepAt(Date.now() / 1000) + later)
}
