import type { Keys } from '../../platform/keys.ts'
import { sql, type RawBuilder } from 'kysely'
import { carriedTypes, type CarriedType } from '#contract/site/order-types.ts'
import { draftCallsOf, longestDraft_characters } from '#contract/orders/drafts.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, Refusal } from '../../platform/errors.ts'
import { openText, sealText } from '../../platform/sealed-text.ts'
import type { App } from '../../platform/serve.ts'

type Words = Record<string, unknown>

interface Row {
  sealed: Buffer | null
  /** From before drafts were sealed; without numbers of identity documents. */
  draft: Words | null
  version: number
}

const life_days = 30
export const purpose = 'drafts'

export function draftRoutes(app: App) {
  for (const type of carriedTypes) {
    const { read, save } = draftCallsOf[type]
    app.serve(read, ({ user }) => readDraft(app, user.id, type))
    app.serve(save, ({ user, body }) => saveDraft(app, user.id, type, body))
  }
}

async function readDraft({ db, keys }: Pick<App, 'db' | 'keys'>, user_id: string, type: CarriedType) {
  const { rows } = await sql<Row>`
    select sealed, draft, version from drafts
    where user_id = ${user_id}::uuid and order_type = ${type}`.execute(db)
  const [row] = rows
  if (!row) return { draft: null, version: 0 }
  return { draft: wordsOf(keys, user_id, type, row), version: row.version }
}

function wordsOf(keys: Keys, user_id: string, type: CarriedType, { sealed, draft }: Row): Words | null {
  return sealed ? JSON.parse(openText(keys, purpose, rowId(user_id, type), sealed)) : draft
}

/** What somebody began to order, as an export of their data shows it. */
export async function draftsForExport(app: Pick<App, 'db' | 'keys'>, user_id: string) {
  const drafts = await Promise.all(
    carriedTypes.map(async (type) => {
      const { draft } = await readDraft(app, user_id, type)
      return { type, draft }
    }),
  )
  return drafts.filter(({ draft }) => draft !== null)
}

async function saveDraft(
  { db, keys }: Pick<App, 'db' | 'keys'>,
  user_id: string,
  type: CarriedType,
  { draft, version }: { draft: Words; version: number },
) {
  const text = JSON.stringify(draft)
  if (text.length > longestDraft_characters) throw new Refusal('body_too_large')
  const sealed = sealText(keys, purpose, rowId(user_id, type), text)
  // Two windows that save at once meet in the row: the second finds another version and changes nothing.
  const { rows } = await sql<{ version: number }>`
    insert into drafts as d (user_id, order_type, sealed)
    select ${user_id}::uuid, ${type}, ${sealed}::bytea
    where ${version}::int = 0
      or exists (select from drafts where user_id = ${user_id}::uuid and order_type = ${type})
    on conflict (user_id, order_type) do update
      set sealed = excluded.sealed, draft = null, version = d.version + 1, changed_at = now()
      where d.version = ${version}::int
    returning version`.execute(db)
  if (!rows[0]) throw conflict('draft_changed')
  return rows[0]
}

/** Sealed words open only in the row they were sealed for. */
export function rowId(user_id: string, type: string) {
  return `${user_id} ${type}`
}

/**
 * The order takes the place of the draft, as part of the statement that places it: `placed` has a row when it does.
 * The version goes on, so that a save on its way finds it has changed.
 */
export function emptyDraft(user_id: string, type: CarriedType, placed: RawBuilder<unknown>) {
  return sql`
    insert into drafts as d (user_id, order_type) select ${user_id}::uuid, ${type} from ${placed}
    on conflict (user_id, order_type) do update
      set sealed = null, draft = null, version = d.version + 1, changed_at = now()`
}

/** Abandoned drafts are emptied; the version counts on, for a window that is still open somewhere. */
export function sweepDraftsJob({ db }: { db: Db }) {
  return {
    name: 'sweep_drafts',
    every: '41 * * * *',
    work: async () => {
      await sql`
        update drafts set sealed = null, draft = null, version = version + 1
        where changed_at < now() - make_interval(days => ${life_days}::int)
          and (sealed is not null or draft is not null)`.execute(db)
    },
  }
}
