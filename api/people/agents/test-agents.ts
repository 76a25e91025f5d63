import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { applyAsAgent, sendAgentPicture, type AgentPictureKind } from '#contract/people/agents.ts'
import type { Input } from '#contract/platform/endpoint.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import type { startTestServer } from '../../testing/test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
export type ApplicationBody = Input<typeof applyAsAgent>['body']

/** Everything but the address and the documents, which are each applicant's own. */
const person = {
  name: 'Nur Contoh',
  phone: '0123456789',
  phone_country: 'MY',
  label: 'Kedai Contoh',
  country_id: 'MY',
  region_id: 'MY-10',
  city_id: 'MY-10-001',
  postal_code: '40000',
  address: 'No. 1, Jalan Contoh',
  lat: null,
  lon: null,
  hours: { 1: ['09:00', '18:00'], 6: ['09:00', '13:00'] },
  offers: ['drop_off', 'boxes'],
  years_in_business: 4,
  about: 'Kedai runcit di tepi jalan besar.',
  registration_number: '202301234567',
} satisfies Partial<ApplicationBody>

/** People who apply through the real door, each from an address of their own. */
export function makeApplicants({ call, db, config }: Server) {
  let hosts = 0
  const elsewhere = () => ({ address: `198.51.100.${(hosts += 1)}` })

  async function send(kind: AgentPictureKind, secret: string, picture?: Buffer, from: object = elsewhere()) {
    const draft_hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
    const sent = picture ?? (await makePicture(300, 400))
    return call(sendAgentPicture, { params: { draft_hash, kind } }, { ...from, picture: sent })
  }

  async function bodyOf(change: Partial<ApplicationBody> = {}): Promise<ApplicationBody> {
    const draft_secret = randomBytes(32).toString('hex')
    const [registration, counter, identity] = await Promise.all(
      (['registration', 'counter', 'identity'] as const).map(
        async (kind) => (await send(kind, draft_secret)).data.picture_id,
      ),
    )
    return {
      ...person,
      email: `applicant-${draft_secret.slice(0, 8)}@example.com`,
      registration_picture_id: registration ?? '',
      counter_picture_id: counter ?? '',
      identity_picture_id: identity ?? '',
      consent: true,
      draft_secret,
      more_remarks: '',
      ...change,
    }
  }

  async function apply(change: Partial<ApplicationBody> = {}) {
    const body = await bodyOf(change)
    const answer = await call(applyAsAgent, { body }, elsewhere())
    const row = await applicationWith(db, answer.data.reference)
    return { ...row, body, email: body.email }
  }

  const mailsTo = (email: string, count = 1) => outboxMails(config.data_dir, email, count)
  return { elsewhere, send, bodyOf, apply, mailsTo }
}

/** What follows the # of the link in a mail. */
export function invitationIn(text: string | undefined) {
  const [, user_id = '', token = ''] =
    /https:\/\/seberang\.test\/staff-setup#([\w-]{36})\.([\w-]{43})/.exec(text ?? '') ?? []
  return { user_id, token }
}

function applicationWith(db: Server['db'], reference: string) {
  return db
    .selectFrom('agent_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

/** The mails in the outbox to one address, once there are as many as are waited for. */
async function outboxMails(data_dir: string, email: string, count: number) {
  const folder = path.join(data_dir, 'outbox')
  for (let tries = 0; tries < 300; tries += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    const found = mails.filter(({ to }) => to?.[0]?.address === email)
    if (found.length >= count) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the mails to ${email} did not come`)
}
