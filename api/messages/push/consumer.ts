import { sql } from 'kysely'
import { letterOf } from '#contract/messages/letters.ts'
import type { Occasion } from '../letters/causes.ts'
import { occasionsIn } from '../letters/consumer.ts'
import { sendRested } from '../letters/send.ts'
import type { Consumer } from '../../platform/dispatch.ts'
import type { Jobs } from '../../platform/jobs.ts'

/** One notification about one thing that happened, to one browser. */
export interface Notification extends Occasion {
  endpoint_hash: string
}

/** Owners read on their devices what their mails say; one statement finds who has such a device at all. */
export function pushConsumer({ jobs }: { jobs: () => Jobs }): Consumer {
  return {
    name: 'push',
    take: async (tx, happened) => {
      const occasions = happened.flatMap(occasionsIn).filter(({ kind }) => letterOf(kind).push)
      if (occasions.length === 0) return
      const orders = [...new Set(occasions.map(({ order_id }) => order_id))]
      const { rows } = await sql<{ order_id: string; endpoint_hash: string }>`
        select o.id as order_id, encode(p.endpoint_hash, 'hex') as endpoint_hash
        from orders o join sessions s on s.user_id = o.user_id join push_subscriptions p on p.session_id = s.id
        where o.id = any(${orders}::uuid[]) and s.expires_at > now()`.execute(tx)
      const notifications = rows.flatMap(({ order_id, endpoint_hash }) =>
        occasions
          .filter((occasion) => occasion.order_id === order_id)
          .map((occasion): Notification => Object.assign({ endpoint_hash }, occasion)),
      )
      await sendRested(notifications, (rested, rest) => jobs().sendMany(tx, 'push', rested, rest))
    },
  }
}
