import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ClaimStep } from '#contract/money/claims.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'

export interface Told {
  claim_id: string
  order_id: string
  what: ClaimStep['what']
  side: ClaimStep['side']
  actor_id: string | null
  amount_sen?: number
  code?: string
  words?: string
}

/** One more line in the claim's history that both sides read, and in the record of what was done. */
export async function tell(tx: Transaction<DB>, { order_id, words, ...told }: Told) {
  const { claim_id, what, actor_id, amount_sen, code } = told
  const id = randomUUIDv7()
  // Two lines of one transaction keep their order by the id alone.
  await sendAhead(
    tx,
    tx.insertInto('claim_events').values({ id, ...told, words: words === '' ? null : words }),
  )
  await record(tx, {
    name: `claim_${what}`,
    order_id,
    subject_id: claim_id,
    ...(actor_id ? { actor_id } : {}),
    data: { ...(amount_sen === undefined ? {} : { amount_sen }), ...(code ? { code } : {}) },
  })
  return id
}

interface Given {
  claim_id: string
  event_id: string
  user_id: string
  picture_ids: string[]
}

/** Only pictures that were given for a claim, by the same person, and for no other step yet. */
export async function attachPictures(tx: Transaction<DB>, given: Given) {
  const { claim_id, event_id, user_id, picture_ids } = given
  if (picture_ids.length === 0) return
  const { rows } = await sql`
    insert into claim_pictures (file_id, claim_id, event_id)
    select f.id, ${claim_id}::uuid, ${event_id}::uuid from files f
    where f.id = any(${picture_ids}::uuid[]) and f.kind = 'claim' and f.owner_id = ${user_id}::uuid and f.sealed_key <> ''
    on conflict do nothing returning file_id`.execute(tx)
  if (rows.length !== picture_ids.length) throw invalidField('picture_ids', 'error.picture_missing')
}
