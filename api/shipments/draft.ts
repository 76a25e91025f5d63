import { sql } from 'kysely'
import { keepDraft, readAllowance, readDraft } from '#contract/shipments.ts'
import { Refusal } from '../platform/errors.ts'
import type { App } from '../platform/serve.ts'

const largestDraft_characters = 40_000

export function draftRoutes(app: App) {
  app.serve(readDraft, async ({ user }) => {
    const { rows } = await sql<{ draft: Record<string, unknown> }>`
      select draft from shipment_drafts where user_id = ${user.id}::uuid`.execute(app.db)
    return { draft: rows[0]?.draft ?? null }
  })
  app.serve(readAllowance, async ({ user }) => {
    const { rows } = await sql<{ value: number; ordered_at: Date }>`
      select s.declared_value_sen as value, o.created_at as ordered_at
      from orders o join shipments s on s.order_id = o.id join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where o.user_id = ${user.id}::uuid and o.type = 'shipment' and s.pmi_registration is not null
        and p.status in ('awaiting_payment', 'awaiting_approval', 'success')
        and o.created_at >= date_trunc('year', now() at time zone 'Asia/Kuala_Lumpur') at time zone 'Asia/Kuala_Lumpur'
      order by o.id limit 100`.execute(app.db)
    return { used: rows }
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
