import type pg from 'pg'

/** Whether these files, as they are now, were loaded before. */
export async function isLoaded(client: pg.Client, name: string, fingerprint: string) {
  const loaded = 'select from loaded_data where name = $1 and fingerprint = $2'
  const { rowCount } = await client.query(loaded, [name, fingerprint])
  return rowCount === 1
}

export function noteLoaded(client: pg.Client, name: string, fingerprint: string) {
  return client.query(
    `insert into loaded_data (name, fingerprint) values ($1, $2)
     on conflict (name) do update set fingerprint = excluded.fingerprint, loaded_at = now()`,
    [name, fingerprint],
  )
}
