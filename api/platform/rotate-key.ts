import type pg from 'pg'
import type { Db } from './database.ts'
import { lockInstallation, openKept, sealKept } from './installation.ts'
import { markOf, secretsIn, type Held, type Keys } from './keys.ts'
import { withClient } from './one-connection.ts'
import { countNotCurrent } from './reseal.ts'
import type { SealedColumn } from './sealed-columns.ts'

/**
 * From here on the other one of the two keys seals. Every process has to hold both, for it meets what is sealed with
 * either; the background work then seals everything again.
 */
export function rotateKey(database_url: string, held: Held) {
  return withClient(database_url, async (client) => {
    await client.query('begin')
    await lockInstallation(client)
    const { key_mark, other_mark } = await readMarks(client)
    const [before, next] = secretsIn(held).toSorted((one) => (markOf(one) === key_mark ? -1 : 1))
    if (before === undefined || next === undefined || markOf(before) !== key_mark)
      throw new Error('Set both keys, the one of now and the next one, as SECRET_KEY and SECRET_KEY_OTHER.')
    if (other_mark !== null)
      throw new Error('The key is being replaced already. First: npm run admin -- drop-key')
    await refuseUnlessAllHold(client, [key_mark, markOf(next)])
    for (const [purpose, key] of await openKept(client, before))
      await client.query('update kept_keys set sealed = $2 where purpose = $1', [
        purpose,
        sealKept(next, purpose, key),
      ])
    await client.query('delete from resealing')
    await client.query('update installation set key_mark = $1, other_mark = $2', [markOf(next), key_mark])
    await client.query('commit')
  })
}

async function readMarks(client: pg.Client) {
  const { rows } = await client.query<{ key_mark: string; other_mark: string | null }>(
    'select key_mark, other_mark from installation for update',
  )
  const [marks] = rows
  if (!marks) throw new Error('This installation has not been started yet.')
  return marks
}

async function refuseUnlessAllHold(client: pg.Client, marks: string[]) {
  const { rows } = await client.query<{ host: string; runs: string }>(
    `select host, runs from processes where seen_at > now() - interval '45 seconds' and not key_marks @> $1 limit 1`,
    [marks],
  )
  const [without] = rows
  if (without)
    throw new Error(
      `A process on ${without.host} (RUNS=${without.runs}) does not hold both keys. Set SECRET_KEY and SECRET_KEY_OTHER for every process and restart it; one that has ended counts for 45 seconds more.`,
    )
}

interface Dropping {
  db: Db
  keys: Keys
  columns: readonly SealedColumn[]
}

/** Ends the time of two keys, unless something still needs the old one; says what opens with neither. */
export async function dropKey(database_url: string, { db, keys, columns }: Dropping) {
  await withClient(database_url, refuseUnlessDone(keys))
  const lost: string[] = []
  for (const column of columns) {
    const { with_other, with_none } = await countNotCurrent({ db, keys }, column)
    if (with_other > 0)
      throw new Error(
        `${column.name} has ${with_other} values that are sealed with the key of before. The background work seals them anew, within minutes: a process with RUNS=jobs or RUNS=both has to run.`,
      )
    if (with_none > 0) lost.push(`${column.name} has ${with_none} values that open with neither key.`)
  }
  await withClient(database_url, async (client) => {
    await client.query('begin')
    await lockInstallation(client)
    await refuseUnlessDone(keys)(client)
    await client.query('delete from resealing')
    await client.query('update installation set other_mark = null')
    await client.query('commit')
  })
  return lost
}

/** A process that still seals with the old key could do so unnoticed. */
function refuseUnlessDone(keys: Keys) {
  return async (client: pg.Client) => {
    const { key_mark, other_mark } = await readMarks(client)
    if (other_mark === null) throw new Error('Only one key is in use.')
    const { rows } = await client.query<{ host: string }>(
      `select host from processes where seen_at > now() - interval '45 seconds' and seals_with is distinct from $1 limit 1`,
      [key_mark],
    )
    if (rows[0])
      throw new Error(
        `A process on ${rows[0].host} still seals with the key of before. It changes within ten seconds; try again then.`,
      )
    if (!keys.writeWith(key_mark))
      throw new Error('SECRET_KEY is not the key that this installation seals with.')
  }
}
