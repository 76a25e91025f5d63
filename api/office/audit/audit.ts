import type { z } from 'zod'
import { exportAudit, listAudit } from '#contract/office/audit.ts'
import { CsvReply } from '../../platform/csv-reply.ts'
import type { Db } from '../../platform/database.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { recordNow } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { actsWhere, searchFor, type Act, type Search } from './read-acts.ts'

export function auditRoutes(app: App) {
  app.serve(listAudit, async ({ query }) => {
    const { page, next_cursor } = await partOf(app.db, await searchFor(app.db, query), query)
    return { act_data: page, next_cursor }
  })
  app.serve(exportAudit, async ({ user, query }) => {
    const search = await searchFor(app.db, query)
    const start = await recordExport(app.db, user.id, query, search)
    return CsvReply.of('audit.csv', columns, (cursor = start) =>
      partOf(app.db, search, { cursor, limit: batch }),
    )
  })
}

async function partOf(
  db: Db,
  search: Search,
  asked: { cursor?: string | undefined; limit?: number | undefined },
) {
  return asPage(await actsWhere(db, search, { cursor: asked.cursor, most: rowsFor(asked) }), asked)
}

/** The file holds what happened before its own export. Whom the typed words found is kept, not the words. */
function recordExport(
  db: Db,
  actor_id: string,
  { name, from, to }: z.output<typeof exportAudit.query>,
  { order_id, people }: Search,
) {
  return recordNow(db, { name: 'audit_exported', actor_id, data: { name, from, to, order_id, people } })
}

/** Each part of a file is a short query of its own: a slow reader holds no connection. */
const batch = 1000

const columns = {
  at: ({ at }: Act) => at,
  event: ({ name }: Act) => name,
  actor_id: ({ actor_id }: Act) => actor_id,
  actor: ({ actor_name }: Act) => actor_name,
  role: ({ actor_role }: Act) => actor_role,
  order: ({ tracking_number }: Act) => tracking_number,
  subject_id: ({ subject_id }: Act) => subject_id,
  subject: ({ subject_name }: Act) => subject_name,
  data: ({ data }: Act) => JSON.stringify(data),
}
