import { exportAudit, listAudit, type AuditFilter } from '#contract/audit.ts'
import type { EventName } from '#contract/events.ts'
import type { Db } from '../platform/database.ts'
import { csvLine } from '../platform/csv.ts'
import { StreamReply } from '../platform/file-reply.ts'
import { asPage, rowsFor } from '../platform/paging.ts'
import type { App } from '../platform/serve.ts'
import { actsWhere, searchFor, type Search } from './read-acts.ts'

export function auditRoutes(app: App) {
  app.serve(listAudit, async ({ query }) => {
    const search = await searchFor(app.db, query)
    const rows = await actsWhere(app.db, search, { cursor: query.cursor, most: rowsFor(query) })
    const { page, next_cursor } = asPage(rows, query)
    return { act_data: page, next_cursor }
  })
  app.serve(exportAudit, async ({ user, query }) => {
    const search = await searchFor(app.db, query)
    const cursor = await recordExport(app.db, user.id, query, search)
    const name = `audit-${new Date().toISOString().slice(0, 10)}.csv`
    return new StreamReply('text/csv; charset=utf-8', linesOf(app.db, search, cursor), name)
  })
}

/** The file holds what happened before its own export. */
async function recordExport(db: Db, actor_id: string, { name, from, to }: AuditFilter, search: Search) {
  const { order_id, people } = search
  const data = JSON.stringify({ name, from, to, order_id, people })
  const { id } = await db
    .insertInto('events')
    .values({ name: 'audit_exported' satisfies EventName, actor_id, data })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const batch = 1000
const headings = ['at', 'event', 'actor_id', 'actor', 'role', 'order', 'subject_id', 'subject', 'data']

/** Part by part, each a short query of its own: a slow reader holds neither memory nor a connection. */
async function* linesOf(db: Db, search: Search, start: string) {
  // Tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(headings)}`
  let cursor: string | undefined = start
  while (cursor) {
    const acts = await actsWhere(db, search, { cursor, most: batch })
    yield acts.map(asLine).join('')
    cursor = acts.length < batch ? undefined : acts.at(-1)?.id
  }
}

function asLine(act: Awaited<ReturnType<typeof actsWhere>>[number]) {
  const { at, name, actor_id, actor_name, actor_role, tracking_number, subject_id, subject_name, data } = act
  const cells = [
    actor_id,
    actor_name,
    actor_role,
    tracking_number,
    subject_id,
    subject_name,
    JSON.stringify(data),
  ]
  return csvLine([at.toISOString(), name, ...cells])
}
