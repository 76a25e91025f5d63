import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { followParcel } from '#contract/parcels/tracking.ts'
import type { App } from '../../platform/serve.ts'
import { checkedText } from '../../platform/kept-reply.ts'
import { asEvent } from '../../platform/stream-reply.ts'
import { parcelsByOrder } from './read-parcel.ts'

interface Watched {
  last_seq: number
  viewers: Set<FastifyReply>
}

/**
 * Open pages are told without asking. However many there are, the database is asked once a second
 * whether any of their parcels moved, and once more for those that did.
 */
export class LiveFeed {
  readonly #app: App
  readonly #watched = new Map<string, Watched>()
  #viewers = 0
  readonly #networks = new Map<string, number>()

  constructor(app: App) {
    this.#app = app
  }

  get viewers() {
    return this.#viewers
  }

  viewersFrom(network: string) {
    return this.#networks.get(network) ?? 0
  }

  add({ order_id, last_seq }: { order_id: string; last_seq: number }, reply: FastifyReply, network: string) {
    const known = this.#watched.get(order_id) ?? { last_seq, viewers: new Set() }
    known.viewers.add(reply)
    this.#watched.set(order_id, known)
    this.#count(network, 1)
    reply.raw.once('close', () => {
      this.#count(network, -1)
      known.viewers.delete(reply)
      if (known.viewers.size === 0) this.#watched.delete(order_id)
    })
  }

  #count(network: string, by: number) {
    this.#viewers += by
    const left = this.viewersFrom(network) + by
    if (left > 0) this.#networks.set(network, left)
    else this.#networks.delete(network)
  }

  async look() {
    const { db, watch } = this.#app
    if (this.#watched.size === 0 || !watch.isUp()) return
    const rows = await db
      .selectFrom('parcels')
      .select(['order_id', 'last_seq'])
      .where(sql<boolean>`order_id = any(${[...this.#watched.keys()]}::uuid[])`)
      .execute()
    const moved = new Map(
      rows
        .filter(({ order_id, last_seq }) => last_seq > (this.#watched.get(order_id)?.last_seq ?? last_seq))
        .map(({ order_id, last_seq }) => [order_id, last_seq]),
    )
    if (moved.size === 0) return
    for (const { order_id, ...kept } of await parcelsByOrder(db, [...moved.keys()])) {
      const known = this.#watched.get(order_id)
      if (!known) continue
      known.last_seq = moved.get(order_id) ?? known.last_seq
      tell(known, asEvent(checkedText(followParcel, kept)))
    }
  }

  async tellNow(order_id: string, reply: FastifyReply) {
    const [now] = await parcelsByOrder(this.#app.db, [order_id]).catch(() => [])
    if (now) reply.raw.write(asEvent(checkedText(followParcel, now)))
  }

  /** A heartbeat, so that no proxy takes the connection for dead. */
  breathe() {
    for (const known of this.#watched.values()) tell(known, ': still here\n\n')
  }

  end() {
    for (const { viewers } of this.#watched.values()) for (const reply of viewers) reply.raw.end()
  }
}

function tell({ viewers }: Watched, text: string) {
  for (const reply of viewers) reply.raw.write(text)
}
