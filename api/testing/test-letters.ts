import { randomBytes } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { lacking } from '#contract/messages/letter-words.ts'
import { orderLetterKinds, orderLetterOf } from '#contract/messages/letters.ts'
import { occasionsIn } from '../messages/letters/consumer.ts'
import { textAbout } from '../messages/letters/order-letters.ts'
import type { Db } from '../platform/database.ts'
import type { Happened } from '../platform/dispatch.ts'

const enoughOfEach = 5
const whole = 'whole'

/** Writes the letters about what a test recorded once more, and notes for the run whether each has what it must say. */
export async function noteLetters(db: Db, folder: string) {
  const noted = new Map<string, string>()
  for (const occasion of (await happenedIn(db)).flatMap(occasionsIn)) {
    if (noted.get(occasion.kind) === whole) continue
    const parts = { db, public_url: 'https://seberang.test', visitKeyOf: () => 'key' }
    const found = await textAbout(parts, occasion)
    if (found) noted.set(occasion.kind, lacking(occasion.kind, found.text.values).join() || whole)
  }
  const lines = [...noted].map((line) => line.join(' '))
  writeFileSync(path.join(folder, `${randomBytes(8).toString('hex')}.letters`), lines.join('\n'))
}

/** The newest of each kind that letters tell apart. */
async function happenedIn(db: Db) {
  const rules = orderLetterKinds.map(orderLetterOf)
  const names = rules.flatMap(({ on }) => on)
  const asked = rules.flatMap(({ data }) => data?.name ?? [])
  const { rows } = await sql<Happened>`
    select id, source, name, order_id, subject_id, actor_id, data, at, null::text as traceparent
    from (select h.*, row_number() over (partition by h.source, h.name, o.type, h.data ? 'concerns',
        array(select key || value from jsonb_each_text(h.data) where key = any(${asked}::text[]) order by key) order by h.id desc) as place
      from (select id, 'event' as source, name, order_id, subject_id, actor_id, data, at from events
        union all select id, 'parcel_event', code, order_id, null, actor_id, params, at from parcel_events) h
        join orders o on o.id = h.order_id
      where h.name = any(${names}::text[])) one
    where place <= ${enoughOfEach}`.execute(db)
  return rows
}

/** Letters that no test of a run wrote with all they must say. Whether one was written at all only a whole run knows. */
export function findIncomplete(folder: string, { isWhole }: { isWhole: boolean }) {
  const files = globSync('*.letters', { cwd: folder })
  const lines = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  const noted = Map.groupBy(lines, (line) => line.split(' ')[0])
  return orderLetterKinds.flatMap((kind) => {
    const found = noted.get(kind) ?? []
    if (found.length === 0) return isWhole ? [`${kind}: no test records what it is about`] : []
    return found.includes(`${kind} ${whole}`) ? [] : found
  })
}
