import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import {
  createApiKey,
  keyStart,
  listApiKeys,
  mostKeys,
  revokeApiKey,
  type newApiKey,
} from '#contract/people/api-keys.ts'
import type { DB } from '#database/schema.ts'
import { writeToOwner } from '../sessions/account-letters.ts'
import { hashToken } from '../sessions/sessions.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

const keysPerHour = 20

export function apiKeyRoutes(app: App) {
  app.serve(listApiKeys, ({ user, query }) => keysOf(app.db, user.id, query))
  app.serve(createApiKey, async ({ user, body }) => {
    await countAgainst(app.db, [{ bucket: `api-key:${user.id}`, most: keysPerHour, seconds: 3600 }])
    return transaction(app.db, (tx) => create(app, tx, user.id, body))
  })
  app.serve(revokeApiKey, ({ user, params }) =>
    transaction(app.db, (tx) => revoke(app, tx, user.id, params.id)),
  )
}

type Key = z.output<typeof createApiKey.data>['api_key']

const columns = sql`id, name, prefix, scopes, created_at, expires_at, last_used_at, revoked_at, expires_at <= now() as is_expired`

async function keysOf(db: Db, user_id: string, asked: z.output<typeof listApiKeys.query>) {
  const { rows } = await sql<Key>`
    select ${columns} from api_keys
    where user_id = ${user_id}::uuid and (${asked.cursor ?? null}::uuid is null or id < ${asked.cursor ?? null}::uuid)
    order by id desc limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { api_key_data: page, next_cursor }
}

/** 256 random bits, of which only the hash stays here. No kept answer: the key would lie in it. */
async function create(
  app: App,
  tx: Transaction<DB>,
  user_id: string,
  { name, scopes, expires_in_days }: z.output<typeof newApiKey>,
) {
  const key = keyStart + randomBytes(32).toString('base64url')
  // The lock on the owner makes two keys at once queue up before they are counted.
  await sendAhead(tx, sql`select from users where id = ${user_id}::uuid for no key update`)
  const { rows } = await sql<Key>`
    insert into api_keys (user_id, name, prefix, key_hash, scopes, expires_at)
    select ${user_id}::uuid, ${name}, ${key.slice(0, keyStart.length + 5)}, ${hashToken(key)}, ${scopes}::text[],
      now() + make_interval(days => ${expires_in_days}::int)
    where (select count(*) from api_keys where user_id = ${user_id}::uuid and revoked_at is null and expires_at > now()) < ${mostKeys}
    returning ${columns}`.execute(tx)
  const [api_key] = rows
  if (!api_key) throw conflict('too_many_keys')
  await writeToOwner(app, tx, user_id, 'api_key_created')
  await record(tx, {
    name: 'api_key_created',
    subject_id: api_key.id,
    actor_id: user_id,
    data: { scopes, expires_in_days },
  })
  return { api_key, key }
}

async function revoke(app: App, tx: Transaction<DB>, user_id: string, id: string) {
  const { rows } = await sql`
    update api_keys set revoked_at = now()
    where id = ${id}::uuid and user_id = ${user_id}::uuid and revoked_at is null
    returning 1`.execute(tx)
  if (rows.length === 0) throw notFound()
  await writeToOwner(app, tx, user_id, 'api_key_revoked')
  await record(tx, { name: 'api_key_revoked', subject_id: id, actor_id: user_id })
  return {}
}
