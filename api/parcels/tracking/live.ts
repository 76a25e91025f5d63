import type { FastifyReply } from 'fastify'
import { pathIn } from '#contract/platform/endpoint.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { notFound, unavailable } from '../../platform/errors.ts'
import { visitorOf } from '../../platform/visitor.ts'
import type { App } from '../../platform/serve.ts'
import { LiveFeed } from './live-feed.ts'
import { missed } from './misses.ts'

const look_ms = 1000
const breath_ms = 25_000
const mostViewers = 5000
// Behind one address; the page of whoever finds no place asks now and then instead.
const mostOfNetwork = 1000

/** Server-sent events of one parcel. */
export function liveRoute(app: App) {
  const feed = new LiveFeed(app)
  const url = `${pathIn('public', trackParcel.path)}/live`

  app.http.get<{ Params: { number: string } }>(url, async (request, reply) => {
    const visitor = visitorOf(request, trackParcel, app.secret_key)
    if (feed.viewers >= mostViewers || feed.viewersFrom(visitor.network) >= mostOfNetwork)
      throw unavailable('overloaded', 30)
    const number = readTrackingNumber(request.params.number)
    const parcel = number
      ? await app.db
          .selectFrom('parcels')
          .select(['order_id', 'last_seq'])
          .where('tracking_number', '=', number)
          .executeTakeFirst()
      : undefined
    if (!number) throw notFound()
    if (!parcel) throw await missed(app.db, visitor)
    reply.hijack()
    reply.raw.writeHead(200, headersOf(reply))
    reply.raw.write('retry: 3000\n\n')
    feed.add(parcel, reply, visitor.network)
    // What happened while no line was open is told at once: also when a lost line is taken up again.
    await feed.tellNow(parcel.order_id, reply)
  })

  // A look that fails is taken again; the page falls back to asking by itself.
  const looking = setInterval(() => void feed.look().catch(() => undefined), look_ms)
  const breathing = setInterval(() => feed.breathe(), breath_ms)
  app.http.addHook('preClose', async () => {
    clearInterval(looking)
    clearInterval(breathing)
    feed.end()
  })
}

function headersOf(reply: FastifyReply) {
  const own = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { ...Object.fromEntries(own), 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
}
