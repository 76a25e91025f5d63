import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { isIP } from 'node:net'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import {
  createWebHook,
  enableWebHook,
  listDeliveries,
  listWebHooks,
  mostHooks,
  pingWebHook,
  removeWebHook,
  repeatDelivery,
  type newWebHook,
} from '#contract/messages/web-hooks.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import { isPublicAddress, readOutsideUrl } from '../../platform/outside-address.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { sealText } from '../../platform/sealed-text.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { deliverJob, hookSecrets } from './deliver.ts'

const changesPerHour = 60

export function webHookRoutes(app: App) {
  const limited = (user_id: string) =>
    countAgainst(app.db, [{ bucket: `web-hook:${user_id}`, most: changesPerHour, seconds: 3600 }])
  const deliverSoon = (tx: Transaction<DB>) => app.jobs.send(tx, deliverJob, {})

  app.serve(listWebHooks, ({ user, query }) => hooksOf(app.db, user.id, query))
  app.serve(createWebHook, async ({ user, body }) => {
    await limited(user.id)
    return transaction(app.db, (tx) => create(app, tx, user.id, body))
  })
  app.serve(removeWebHook, ({ user, params }) => transaction(app.db, (tx) => remove(tx, user.id, params.id)))
  app.serve(enableWebHook, ({ user, params }) =>
    transaction(app.db, async (tx) => {
      const web_hook = await enable(tx, user.id, params.id)
      await deliverSoon(tx)
      return { web_hook }
    }),
  )
  app.serve(pingWebHook, async ({ user, params, once }) => {
    await limited(user.id)
    return once(async (tx) => {
      await ping(tx, user.id, params.id)
      await deliverSoon(tx)
      return {}
    })
  })
  app.serve(listDeliveries, ({ user, params, query }) => deliveriesOf(app.db, user.id, params.id, query))
  app.serve(repeatDelivery, async ({ user, params, once }) => {
    await limited(user.id)
    return once(async (tx) => {
      await repeat(tx, user.id, params.id)
      await deliverSoon(tx)
      return {}
    })
  })
}

type Hook = z.output<typeof createWebHook.data>['web_hook']
type Paged = z.output<typeof listWebHooks.query>

const columns = sql`id, url, events, created_at, failing_since, disabled_at`

async function hooksOf(db: Db, user_id: string, asked: Paged) {
  const { rows } = await sql<Hook>`
    select ${columns} from web_hooks
    where user_id = ${user_id}::uuid and (${asked.cursor ?? null}::uuid is null or id < ${asked.cursor ?? null}::uuid)
    order by id desc limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { web_hook_data: page, next_cursor }
}

/** A name is resolved at each call; what is plainly our own network is refused at once. */
function assertOutside(url: string) {
  const host = readOutsideUrl(url)?.hostname.replace(/^\[|\]$/g, '')
  const isInside = !host || host === 'localhost' || (isIP(host) > 0 && !isPublicAddress(host))
  if (isInside) throw invalidField('url', 'error.hook_address_invalid')
}

async function create(
  app: App,
  tx: Transaction<DB>,
  user_id: string,
  { url, events }: z.output<typeof newWebHook>,
) {
  assertOutside(url)
  const id = randomUUIDv7()
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  // The lock on the owner makes two at once queue up before they are counted.
  await sendAhead(tx, sql`select from users where id = ${user_id}::uuid for no key update`)
  const { rows } = await sql<Hook>`
    insert into web_hooks (id, user_id, url, events, sealed_secret)
    select ${id}::uuid, ${user_id}::uuid, ${url}, ${events}::text[], ${sealText(app.keys, hookSecrets, id, secret)}
    where (select count(*) from web_hooks where user_id = ${user_id}::uuid) < ${mostHooks}
    returning ${columns}`.execute(tx)
  const [web_hook] = rows
  if (!web_hook) throw conflict('too_many_hooks')
  await record(tx, { name: 'web_hook_created', subject_id: id, actor_id: user_id, data: { events } })
  return { web_hook, secret }
}

async function remove(tx: Transaction<DB>, user_id: string, id: string) {
  const { rows } = await sql`
    delete from web_hooks where id = ${id}::uuid and user_id = ${user_id}::uuid returning 1`.execute(tx)
  if (rows.length === 0) throw notFound()
  await record(tx, { name: 'web_hook_removed', subject_id: id, actor_id: user_id })
  return {}
}

async function enable(tx: Transaction<DB>, user_id: string, id: string) {
  const { rows } = await sql<Hook>`
    update web_hooks set disabled_at = null, failing_since = null, rests_until = null
    where id = ${id}::uuid and user_id = ${user_id}::uuid returning ${columns}`.execute(tx)
  const [web_hook] = rows
  if (!web_hook) throw notFound()
  return web_hook
}

async function ping(tx: Transaction<DB>, user_id: string, id: string) {
  const event_id = randomUUIDv7()
  const payload = { id: event_id, event: 'ping' }
  const { rows } = await sql`
    insert into web_hook_deliveries (hook_id, event_id, event, payload)
    select h.id, ${event_id}::uuid, 'ping', ${JSON.stringify(payload)}::jsonb || jsonb_build_object('at', now())
    from web_hooks h where h.id = ${id}::uuid and h.user_id = ${user_id}::uuid and h.disabled_at is null
    returning 1`.execute(tx)
  if (rows.length === 0) throw notFound()
}

async function deliveriesOf(db: Db, user_id: string, hook_id: string, asked: Paged) {
  const { rows } = await sql<z.output<typeof listDeliveries.data>['delivery_data'][number]>`
    select d.id, d.event_id, d.event, d.status, d.attempts, d.created_at, d.next_at, d.last_at, d.last_status, d.last_ms, d.last_answer, d.payload
    from web_hooks h join web_hook_deliveries d on d.hook_id = h.id
    where h.id = ${hook_id}::uuid and h.user_id = ${user_id}::uuid
      and (${asked.cursor ?? null}::uuid is null or d.id < ${asked.cursor ?? null}::uuid)
    order by d.id desc limit ${rowsFor(asked)}`.execute(db)
  if (rows.length === 0) await demandOwnHook(db, user_id, hook_id)
  const { page, next_cursor } = asPage(rows, asked)
  return { delivery_data: page, next_cursor }
}

async function demandOwnHook(db: Db, user_id: string, id: string) {
  const own = await db
    .selectFrom('web_hooks')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!own) throw notFound()
}

/** All tries start over; whoever has it already knows it by its event id. */
/** Whoever presses has mended the address: it does not rest any longer from its last failure. */
async function repeat(tx: Transaction<DB>, user_id: string, id: string) {
  const { rows } = await sql`
    with again as (
      update web_hook_deliveries d set status = 'waiting', attempts = 0, next_at = now()
      from web_hooks h
      where d.id = ${id}::uuid and h.id = d.hook_id and h.user_id = ${user_id}::uuid and h.disabled_at is null
        and d.status <> 'waiting'
      returning d.hook_id
    )
    update web_hooks h set rests_until = null from again where h.id = again.hook_id returning 1`.execute(tx)
  if (rows.length > 0) return
  const { rows: found } = await sql`
    select from web_hook_deliveries d join web_hooks h on h.id = d.hook_id
    where d.id = ${id}::uuid and h.user_id = ${user_id}::uuid`.execute(tx)
  throw found.length > 0 ? conflict('delivery_waits') : notFound()
}
