import pg from 'pg'
import type { Ask, Violation } from './ask.ts'

/** Looks at one moment of the database, with as much time as that takes: the service's own connections give up after seconds. */
export async function atOneMoment<Result>(url: string, look: (ask: Ask) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, application_name: 'seberang-verify' })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    return await look(async (text, values) => (await client.query<Violation>(text, values)).rows)
  } finally {
    await client.end()
  }
}
