import { createHmac } from 'node:crypto'
import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { after } from 'node:test'
import { sql } from 'kysely'
import { createWebHook, hookEvents, listDeliveries, type HookEvent } from '#contract/web-hooks.ts'
import type { Happened } from '../platform/dispatch.ts'
import { fetchOutside, type isPublicAddress } from '../platform/outside-address.ts'
import { testCertificate, testKey } from '../platform/test-certificate.ts'
import type { startTestServer } from '../platform/test-server.ts'
import { deliverHooksJob, deliverJob } from './deliver.ts'
import { webHookConsumer } from './tell.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
interface Person {
  id: string
  token: string
}

export interface Told {
  body: string
  headers: IncomingMessage['headers']
}

/** Somebody else's server, reached under a name that only these tests know. */
export async function startShop(
  answer: (reply: ServerResponse, told: Told) => void = (reply) => reply.end('ok'),
) {
  const told: Told[] = []
  const server = createServer({ key: testKey, cert: testCertificate }, (request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { body: Buffer.concat(chunks).toString('utf8'), headers: request.headers }
      told.push(one)
      answer(reply, one)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  after(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { told, url: `https://hook.example:${port}/seberang` }
}

export async function makeHooks(server: Server) {
  const { db, call, app } = server
  // Its own work would take what these tests want to see.
  await server.dispatch.stop()
  await sql`delete from jobs.schedule where name = ${deliverJob}`.execute(db)
  const sent: string[] = []
  const jobs = () => ({
    ...app.jobs,
    send: async (_: unknown, name: string) => void sent.push(name),
  })

  /** Where names lead: to this machine, which counts as outside here unless said otherwise. */
  function deliver(
    addressOf: () => string = () => '127.0.0.1',
    isPublic: typeof isPublicAddress = () => true,
  ) {
    const resolve = async () => [{ address: addressOf(), family: 4 }]
    const world = { resolve, isPublic, ca: testCertificate }
    const reach: typeof fetchOutside = (url, init) => fetchOutside(url, init, world)
    return deliverHooksJob({ db, secret_key: app.secret_key, jobs, call: reach }).work()
  }

  async function hookOf(person: Person, url: string, events: HookEvent[] = [...hookEvents]) {
    return (await call(createWebHook, { body: { url, events } }, person)).data
  }

  async function logOf(person: Person, id: string) {
    return (await call(listDeliveries, { params: { id }, query: { limit: '100' } }, person)).data
      .delivery_data
  }

  /** As if the waits were over. */
  async function later() {
    await sql`update web_hook_deliveries set next_at = now() where status = 'waiting'`.execute(db)
    await sql`update web_hooks set rests_until = null`.execute(db)
  }

  return { sent, jobs, deliver, hookOf, pass: () => passOn(db, jobs), logOf, later }
}

/** Everything that waits is passed on, as the dispatch would. */
async function passOn(db: Server['db'], jobs: Parameters<typeof webHookConsumer>[0]['jobs']) {
  const { rows } = await sql<Happened>`
    with taken as (delete from dispatch returning source, event_id)
    select e.id, 'event' as source, e.name, e.order_id, e.subject_id, e.actor_id, e.data, e.at
    from taken t join events e on e.id = t.event_id where t.source = 'event'
    union all select p.id, 'parcel_event', p.code, p.order_id, null, p.actor_id, p.params, p.at
    from taken t join parcel_events p on p.id = t.event_id where t.source = 'parcel_event' order by at`.execute(
    db,
  )
  await db.transaction().execute((tx) => webHookConsumer({ jobs }).take(tx, rows))
  return rows
}

/** As the page for developers tells to check it. */
export function isSigned({ headers, body }: Told, secret: string) {
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['seberang-signature'])) ?? []
  const own = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return own === signature && Math.abs(Date.now() / 1000 - Number(seconds)) < 300
}
