import pg from 'pg'

/** A connection past the pool, for work of the process itself; closed afterwards. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
) {
  const client = new pg.Client({
    connectionString,
    application_name: 'seberang-process',
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
