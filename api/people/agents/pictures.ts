import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { showAgentPicture } from '#contract/people/agent-desk.ts'
import type { sendAgentPicture } from '#contract/people/agents.ts'
import type { DB } from '#database/schema.ts'
import { keepFile } from '../../files/keep-file.ts'
import { givePicture, takePicture } from '../../files/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst, type Limit } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import type { Visitor } from '../../platform/visitor.ts'

const hour = 3600

/**
 * Anybody may send here. One application has room for its pictures and a few more; what a network and all together send
 * beyond the usual costs work. Unclaimed ones are swept after 12 hours, so the long window bounds what lies about.
 */
export async function limitUploads(db: Db, draft_hash: string, { network, proofFor }: Visitor) {
  const limits: Limit[] = [
    { bucket: `agent_picture:for:${draft_hash}`, most: 20, seconds: hour },
    { bucket: `agent_picture:from:${network}`, most: 30, seconds: hour, isShared: true },
    { bucket: 'agent_picture:all', most: 300, seconds: hour, isShared: true },
    { bucket: 'agent_picture:lying', most: 1000, seconds: 12 * hour, isShared: true },
  ]
  await countAgainst(db, limits, proofFor(draft_hash))
}

interface Kept {
  picture_id: string
}

export async function keepPicture<Stored>(
  app: App,
  { draft_hash, kind }: z.output<typeof sendAgentPicture.params>,
  { sent, who }: { sent: Buffer; who: string },
  once: (work: (tx: Transaction<DB>) => Promise<Kept>) => Promise<Stored>,
) {
  const file = await takePicture(app, 'agent_document', null, sent, { who })
  return once(async (tx) => {
    await keepFile(tx, file)
    await tx
      .insertInto('agent_pictures')
      .values({ file_id: file.id, kind, draft_hash: Buffer.from(draft_hash, 'hex') })
      .execute()
    return { picture_id: file.id }
  })
}

/** Only of an application: what was never claimed nobody sees. */
export async function showPicture(
  app: App,
  admin_id: string,
  { id, kind }: z.output<typeof showAgentPicture.params>,
) {
  const found = await app.db
    .selectFrom('agent_pictures')
    .select('file_id')
    .where('application_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!found) throw notFound()
  await record(app.db, {
    name: 'agent_document_viewed',
    subject_id: id,
    actor_id: admin_id,
    data: { kind, file_id: found.file_id },
  })
  return givePicture(app, app.db, found.file_id)
}

/** A picture is claimed once, and only by the draft it was sent for. */
export async function claimPictures(
  tx: Db,
  application_id: string,
  draft_hash: Buffer,
  wanted: readonly { id: string; kind: string }[],
) {
  const { rows } = await sql<{ kind: string }>`
    update agent_pictures p set application_id = ${application_id}::uuid
    from unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ kind }) => kind)}::text[]) as w(file_id, kind)
    where p.file_id = w.file_id and p.kind = w.kind and p.draft_hash = ${draft_hash} and p.application_id is null
    returning p.kind`.execute(tx)
  const claimed = new Set(rows.map(({ kind }) => kind))
  return wanted.filter(({ kind }) => !claimed.has(kind))
}
