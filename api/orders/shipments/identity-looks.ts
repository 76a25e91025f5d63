import { sql } from 'kysely'
import type { z } from 'zod'
import { listIdentityLooks } from '#contract/orders/identity-looks.ts'
import type { Db } from '../../platform/database.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'

export function identityLookRoutes(app: App) {
  app.serve(listIdentityLooks, async ({ user, query }) => {
    const { page, next_cursor } = asPage(await looksAt(app.db, user.id, query), query)
    return { look_data: page, next_cursor }
  })
}

type Look = z.output<typeof listIdentityLooks.data>['look_data'][number]
type Part = Pick<z.output<typeof listIdentityLooks.query>, 'cursor' | 'limit'>

/** Looks of others at what somebody gave; those from before reasons were asked for name the picture and not its owner. */
export async function looksAt(db: Db, user_id: string, { cursor, limit }: Part) {
  const { rows } = await sql<Look>`
    select e.id, e.at, u.name as viewer_name, o.tracking_number, e.data ->> 'reason' as reason, e.data ->> 'reference' as reference
    from events e left join users u on u.id = e.actor_id left join orders o on o.id = e.order_id
    where e.subject_id = any(array(
        select ${user_id}::uuid union all select id from files where owner_id = ${user_id}::uuid and kind = 'passport'))
      and e.name in ('identity_shown', 'passport_viewed') and e.actor_id is distinct from ${user_id}::uuid
      and (${cursor ?? null}::uuid is null or e.id < ${cursor ?? null}::uuid)
    order by e.id desc limit ${rowsFor({ limit })}`.execute(db)
  return rows
}
