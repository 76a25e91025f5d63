import { sql } from 'kysely'
import { keepDraft, readDraft } from '#contract/shipments.ts'
import { Refusal } from '../platform/errors.ts'
import type { App } from '../platform/serve.ts'

const largestDraft_characters = 40_000

export function draftRoutes(app: App) {
  app.serve(readDraft, async ({ user }) => {
    const { rows } = await sql<{ draft: Record<string, unknown> }>`
      select draft from shipment_drafts where user_id = ${user.id}::uuid`.execute(app.db)
    return { draft: rows[0]?.draft ?? null }
  })
  app.serve(keepDraft, async ({ user, body }) => {
    const draft = JSON.stringify(body.draft)
    if (draft.length > largestDraft_characters) throw new Refusal(413, 'body_too_large')
    await sql`
      insert into shipment_drafts (user_id, draft) values (${user.id}::uuid, ${draft}::jsonb)
      on conflict (user_id) do update set draft = excluded.draft, changed_at = now()`.execute(app.db)
    return {}
  })
}
