import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { pageQuery } from '#contract/platform/paging.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { reused, unmeasured } from '../../platform/written.ts'

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}

/** How long a session lasts without use, and how long in any case; the database knows the second one too. */
export const sessionIdle_days = 30
export const sessionLife_days = 90

/**
 * Whoever these sessions belong to, each with its place. Once a role must log in with passkeys, sessions opened without
 * one end for whoever has a passkey.
 */
export function callersOf(db: Db, tokens: readonly string[]) {
  return byTokens(db, tokens.map(hashToken))
}

const byTokens = reused(
  (hashes: Buffer[]) => sql<Caller & { place: number; is_unextended: boolean }>`
    select asked.place::int, u.id, u.role, u.language, s.id as session_id, ${owesPasskey} as owes_passkey,
      s.last_used_at < now() - interval '1 hour' as is_unextended
    from unnest(${unmeasured(sql`${hashes}::bytea[]`)}) with ordinality asked(token_hash, place)
      join sessions s on s.token_hash = asked.token_hash join users u on u.id = s.user_id cross join switches w
    where s.expires_at > now() and u.locked_at is null
      and not (${owesPasskey} and exists (select from passkeys p where p.user_id = u.id))`,
)

/** Once an hour, and whoever calls many times at once does it once. */
export async function extendSession(db: Db, session_id: string) {
  await sql`
    update sessions set last_used_at = now(),
      expires_at = least(now() + ${sessionIdle_days} * interval '1 day', created_at + ${sessionLife_days} * interval '1 day')
    where id = ${session_id}::uuid and last_used_at < now() - interval '1 hour'`.execute(db)
}

const owesPasskey = sql`(u.role = any(w.passkey_roles) and not s.with_passkey)`

type PageQuery = z.output<typeof pageQuery>

/** Newest sign-in first; ids grow with time. */
export async function sessionsOf(db: Db, { id: user_id, session_id }: Caller, asked: PageQuery) {
  let query = db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'created_at', 'last_used_at'])
    .select(sql<boolean>`id = ${session_id}`.as('is_current'))
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(rowsFor(asked))
  if (asked.cursor) query = query.where('id', '<', asked.cursor)
  const { page, next_cursor } = asPage(await query.execute(), asked)
  return { session_data: page, next_cursor }
}

export async function endSession(db: Db, user_id: string, id: string) {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound()
  return {}
}
