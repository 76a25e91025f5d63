import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres, stopLeftover } from '../../api/platform/embedded-postgres.ts'

export type Postgres = Awaited<ReturnType<typeof makePostgres>>

/** A PostgreSQL of its own that can be killed and comes back at the same address. */
export async function makePostgres(folder: string, port: number, settings: readonly string[] = []) {
  const data_dir = path.join(folder, 'database')
  // The last setting counts: the launcher itself takes any free port.
  const start = () => startEmbeddedPostgres(data_dir, 'faults', () => {}, [`port=${port}`, ...settings])
  const { url, near_url } = await start()
  return {
    url,
    near_url,
    start,
    ...asking(url),
    close: () => stopLeftover(data_dir),
  }
}

/** What callers need from a PostgreSQL at this address. */
export function asking(url: string) {
  return {
    pids: () => pidsOf(url),
    query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => ask<Row>(url, text, values),
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The postmaster first: it must not see its children die and clean up after them. */
async function pidsOf(url: string) {
  const rows = await ask<{ pid: number }>(
    url,
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid, 0 as place
     union all select pid, 1 from pg_stat_activity where pid <> pg_backend_pid() order by place`,
  )
  return rows.map(({ pid }) => pid)
}

/** As when the machine loses power, except for what the kernel still writes. Resolves when all are gone. */
export async function killAll(known: readonly number[]) {
  const [postmaster] = known
  // Nobody may come in any more: whoever was not killed with the others would wait for a lock of theirs for ever.
  if (postmaster) signal(postmaster, 'SIGSTOP')
  const pids = new Set([...known, ...(postmaster ? childrenOf(postmaster) : [])])
  for (const pid of pids) signal(pid, 'SIGKILL')
  while ([...pids].some((pid) => signal(pid, 0))) await sleep(5)
}

function childrenOf(parent: number) {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

/** What stands after the name, which may hold anything. */
function parentOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
