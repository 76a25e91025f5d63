import { sql } from 'kysely'
import { readAllowance } from '#contract/orders/shipments.ts'
import { officeClock } from '../../platform/office-clock.ts'
import type { App } from '../../platform/serve.ts'

export function allowanceRoutes(app: App) {
  app.serve(readAllowance, async ({ user }) => {
    const { rows } = await sql<{ value: number; ordered_at: Date }>`
      select s.declared_value_sen as value, o.created_at as ordered_at
      from orders o join shipments s on s.order_id = o.id join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where o.user_id = ${user.id}::uuid and s.pmi_registration is not null
        and p.status in ('awaiting_payment', 'awaiting_approval', 'success')
        and o.created_at >= date_trunc('year', now() at time zone ${officeClock}) at time zone ${officeClock}
      order by o.id limit 100`.execute(app.db)
    return { used: rows }
  })
}
