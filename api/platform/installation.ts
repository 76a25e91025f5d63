import type pg from 'pg'
import { Keys, firstKept, markOf, secretsIn, type Held } from './keys.ts'
import { open, seal } from './seal.ts'
import { keyFor } from './secrets.ts'
import { withClient } from './one-connection.ts'

// Any fixed number: one process joins at a time, and none while the key is replaced.
const lock = 727_002

/** Waits until nobody else joins or replaces the key; within the caller's transaction. */
export function lockInstallation(client: pg.Client) {
  return client.query('select pg_advisory_xact_lock($1)', [lock])
}

interface Marks {
  key_mark: string
  other_mark: string | null
}

/** Which keys this installation uses; the very first process records its own. */
async function marksOf(client: pg.Client, first_mark: string) {
  await client.query('insert into installation (key_mark) values ($1) on conflict do nothing', [first_mark])
  const { rows } = await client.query<Marks>('select key_mark, other_mark from installation')
  const [marks] = rows
  if (!marks) throw new Error('The installation has no mark of its key.')
  return marks
}

/** Within a transaction that holds the lock: the keys, or a sentence that says why these are not the right ones. */
export async function enterKeys(client: pg.Client, held: Held): Promise<Keys> {
  const secrets = secretsIn(held)
  const { key_mark, other_mark } = await marksOf(client, markOf(held[0]))
  const writing = secrets.find((key) => markOf(key) === key_mark)
  if (writing === undefined)
    throw new Error(
      secrets.length > 1
        ? 'Neither SECRET_KEY nor SECRET_KEY_OTHER is the key that this installation seals with. With others, second factors and stored pictures could not be opened. Set the right one.'
        : 'SECRET_KEY is not the key this installation was started with. With another one, second factors and stored pictures could not be opened. Set the first one again.',
    )
  if (other_mark !== null && !secrets.some((key) => markOf(key) === other_mark))
    throw new Error(
      'The key of this installation is being replaced, and something may still be sealed with the one before. Set both, as SECRET_KEY and SECRET_KEY_OTHER, until `npm run admin -- drop-key` says that one is enough.',
    )
  const other = secrets.find((key) => key !== writing)
  return new Keys([writing, other], await keptKeys(client, writing))
}

async function keptKeys(client: pg.Client, writing: string) {
  const first = [...firstKept(writing)]
  await client.query(
    'insert into kept_keys (purpose, sealed) select * from unnest($1::text[], $2::bytea[]) on conflict do nothing',
    [first.map(([purpose]) => purpose), first.map(([purpose, key]) => sealKept(writing, purpose, key))],
  )
  return openKept(client, writing)
}

/** Every kept key by its purpose, those of other editions as well. */
export async function openKept(client: pg.Client, writing: string) {
  const { rows } = await client.query<{ purpose: string; sealed: Buffer }>(
    'select purpose, sealed from kept_keys order by purpose',
  )
  return new Map(
    rows.map(({ purpose, sealed }) => [purpose, open(keyFor(writing, 'kept keys'), purpose, sealed)]),
  )
}

export function sealKept(writing: string, purpose: string, key: Buffer) {
  return seal(keyFor(writing, 'kept keys'), purpose, key)
}

/** For whoever does not join: tests, and commands of the operator. */
export function openKeys(database_url: string, held: Held) {
  return withClient(database_url, async (client) => {
    await client.query('begin')
    await lockInstallation(client)
    const keys = await enterKeys(client, held)
    await client.query('commit')
    return keys
  })
}
