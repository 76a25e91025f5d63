import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { after } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Consumer, Happened } from '../platform/dispatch.ts'
import { fetchOutside, type isPublicAddress } from '../platform/outside-address.ts'
import { testCertificate, testKey } from './test-certificate.ts'
import type { startTestServer } from './test-server.ts'

export interface Told {
  body: Buffer
  headers: IncomingMessage['headers']
}

/** Somebody else's server, reached under a name that only these tests know. */
export async function startOutside(
  answer: (reply: ServerResponse, told: Told) => void = (reply) => reply.end('ok'),
) {
  const told: Told[] = []
  const server = createServer({ key: testKey, cert: testCertificate }, (request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { body: Buffer.concat(chunks), headers: request.headers }
      told.push(one)
      answer(reply, one)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  after(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    told,
    url: `https://hook.example:${port}/seberang`,
    push_url: `https://updates.push.services.mozilla.com:${port}/wpush`,
  }
}

/** Where names lead: to this machine, which counts as outside here unless said otherwise. */
export function reachOutside(
  addressOf: () => string = () => '127.0.0.1',
  isPublic: typeof isPublicAddress = () => true,
): typeof fetchOutside {
  const resolve = async () => [{ address: addressOf(), family: 4 }]
  const world = { resolve, isPublic, ca: testCertificate }
  return (url, init) => fetchOutside(url, init, world)
}

/** Everything that waits is passed on to one consumer, as the dispatch would; it has to be stopped before. */
export async function passOn(db: Awaited<ReturnType<typeof startTestServer>>['db'], consumer: Consumer) {
  const rows = await takeWaiting(db)
  await db.transaction().execute((tx) => consumer.take(tx, rows))
  return rows
}

async function takeWaiting(db: Db) {
  const { rows } = await sql<Happened>`
    with taken as (delete from dispatch returning source, event_id, traceparent)
    select e.id, 'event' as source, e.name, e.order_id, e.subject_id, e.actor_id, e.data, e.at, t.traceparent
    from taken t join events e on e.id = t.event_id where t.source = 'event'
    union all select p.id, 'parcel_event', p.code, p.order_id, null, p.actor_id, p.params, p.at, t.traceparent
    from taken t join parcel_events p on p.id = t.event_id where t.source = 'parcel_event' order by at`.execute(
    db,
  )
  return rows
}
