import type { Db } from '../../platform/database.ts'

/** The programs of a person as an export shows them: never a key or a secret. */
export async function programsForExport(db: Db, user_id: string) {
  const [api_keys, web_hooks] = await Promise.all([
    db
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('web_hooks')
      .select(['url', 'events', 'created_at', 'disabled_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
  ])
  return { api_keys, web_hooks }
}
