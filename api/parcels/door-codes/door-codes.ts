import type { Keys } from '../../platform/keys.ts'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { handOvers } from '#contract/parcels/after-step.ts'
import { readDoorCode, releaseDoor, showDoorCode } from '#contract/parcels/door-codes.ts'
import { numberIn } from '../parcels/carried.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst, type Limit } from '../../platform/limits.ts'
import { listed } from '../../platform/listed.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import type { App } from '../../platform/serve.ts'
import { doorCode, receiverKey } from './code.ts'

const missesPerHour = 30

type State = z.output<typeof showDoorCode.data>['state']
interface Door {
  order_id: string
  state: State
  nonce: string | null
  user_id: string | null
}

export function doorCodeRoutes(app: App) {
  app.serve(readDoorCode, async ({ user, params }) => {
    const door = await doorWhere(
      app.db,
      sql`s.order_id = ${params.id}::uuid and o.user_id = ${user.id}::uuid`,
    )
    if (!door) throw notFound()
    return { ...shown(app.keys, door), receiver_key: receiverKey(app.keys, door.order_id) }
  })
  app.serve(showDoorCode, async ({ params, body, visitor }) => {
    const door = await doorWhere(app.db, sql`p.tracking_number = ${numberIn(params.number)}`)
    if (door && isSameSecret(body.receiver_key, receiverKey(app.keys, door.order_id)))
      return shown(app.keys, door)
    const { network, proofFor } = visitor
    const limit: Limit = {
      bucket: `door-code:${network}`,
      most: missesPerHour,
      seconds: 3600,
      isShared: true,
    }
    await countAgainst(app.db, [limit], proofFor(params.number))
    throw notFound()
  })
  app.serve(releaseDoor, ({ user, params, once }) =>
    once((tx) => release(tx, user.id, numberIn(params.number))),
  )
}

function shown(keys: Keys, { state, nonce }: Door) {
  return { state, code: state === 'ready' && nonce ? doorCode(keys, nonce) : null }
}

async function doorWhere(db: Db, where: RawBuilder<unknown>) {
  const { rows } = await sql<Door>`
    select s.order_id, d.nonce, o.user_id,
      case when not s.wants_door_code then 'not_wanted' when d.used_at is not null then 'used' when d.released_at is not null then 'released'
        when d.order_id is null or not exists (select from parcel_steps l where l.route = p.route and l.step = p.step and l.code in (${listed(handOvers)})) then 'not_yet'
        when d.tries_left = 0 then 'locked' else 'ready' end as state
    from parcels p join shipments s on s.order_id = p.order_id join orders o on o.id = p.order_id
      left join door_codes d on d.order_id = s.order_id
    where ${where}`.execute(db)
  return rows[0]
}

async function release(tx: Db, admin_id: string, tracking_number: string) {
  const { rows } = await sql<{ order_id: string }>`
    update door_codes d set released_at = now(), released_by = ${admin_id}::uuid
    from parcels p join orders o on o.id = p.order_id
    where p.tracking_number = ${tracking_number} and d.order_id = p.order_id and num_nonnulls(d.used_at, d.released_at) = 0
      and o.user_id is distinct from ${admin_id}::uuid
    returning d.order_id`.execute(tx)
  const [released] = rows
  if (!released) throw await reasonAgainst(tx, admin_id, tracking_number)
  await record(tx, { name: 'door_released', order_id: released.order_id, actor_id: admin_id })
  return { tracking_number }
}

async function reasonAgainst(db: Db, admin_id: string, tracking_number: string) {
  const door = await doorWhere(db, sql`p.tracking_number = ${tracking_number}`)
  if (!door) return notFound()
  return conflict(door.user_id === admin_id ? 'own_order' : 'door_not_closed')
}
