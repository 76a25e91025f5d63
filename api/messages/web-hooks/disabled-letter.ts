import { sql, type Kysely } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import type { DB } from '#database/schema.ts'
import type { Writer } from '../letters/letter-job.ts'

/** Tells the owner of the address that nothing is sent there any more. */
export function disabledHookWriter({
  db,
  public_url,
}: {
  db: Kysely<DB>
  public_url: string
}): Writer<'web_hook'> {
  return async ({ hook_id }) => {
    const { rows } = await sql<{ email: string; language: Language; host: string }>`
      select u.email, u.language, substring(h.url from '^https://([^/?#]+)') as host
      from web_hooks h join users u on u.id = h.user_id where h.id = ${hook_id}::uuid and h.disabled_at is not null`.execute(
      db,
    )
    const [owner] = rows
    if (!owner) return undefined
    const { email: to, language, host } = owner
    return {
      to,
      language,
      kind: 'web_hook_disabled',
      values: { host, link: `${public_url}/profile/web-hooks` },
    }
  }
}
