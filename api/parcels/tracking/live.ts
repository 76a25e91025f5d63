import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { followParcel } from '#contract/parcels/tracking.ts'
import type { Db } from '../../platform/database.ts'
import { notFound, unavailable } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { StreamReply } from '../../platform/stream-reply.ts'
import type { Visitor } from '../../platform/visitor.ts'
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

  app.serve(followParcel, async ({ params, visitor }) => {
    const { network } = visitor
    if (feed.viewers >= mostViewers || feed.viewersFrom(network) >= mostOfNetwork)
      throw unavailable('overloaded', 30)
    const parcel = await findParcel(app.db, params.number, visitor)
    return new StreamReply((reply) => {
      feed.add(parcel, reply, network)
      // What happened while no connection was open is sent at once: also when a lost one is taken up again.
      void feed.tellNow(parcel.order_id, reply)
    })
  })

  // A query that fails is repeated; the page falls back to polling.
  const looking = setInterval(() => void feed.look().catch(() => undefined), look_ms)
  const breathing = setInterval(() => feed.breathe(), breath_ms)
  app.http.addHook('preClose', async () => {
    clearInterval(looking)
    clearInterval(breathing)
    feed.end()
  })
}

async function findParcel(db: Db, text: string, visitor: Visitor) {
  const number = readTrackingNumber(text)
  if (!number) throw notFound()
  const parcel = await db
    .selectFrom('parcels')
    .select(['order_id', 'last_seq'])
    .where('tracking_number', '=', number)
    .executeTakeFirst()
  if (!parcel) throw await missed(db, visitor)
  return parcel
}
