import { freePort } from '../../api/testing/free-port.ts'
import { deployed } from './deployed.ts'
import type { PostgresNode } from './node.ts'
import { startProgram } from './program.ts'

const here = '127.0.0.1'

/** PgBouncer in front of the database at this address; it can be led to another one. */
export async function startPooler(root: string, database_url: string) {
  const port = await freePort()
  const { username, password } = new URL(database_url)
  const pooler = await startProgram({
    root,
    words: ['/usr/sbin/pgbouncer', '-q', '%/pooler'],
    files: {
      pooler: poolerOf(port, database_url),
      users: `"${username}" "${decodeURIComponent(password)}"\n`,
    },
    port,
  })
  return { ...pooler, port, leadTo: (url: string) => pooler.rewrite('pooler', poolerOf(port, url)) }
}

function poolerOf(port: number, database_url: string) {
  const { hostname, port: database_port } = new URL(database_url)
  return deployed('pgbouncer.ini', {
    DATABASE_HOST: hostname,
    DATABASE_PORT: database_port,
    HOST: here,
    PORT: port,
    FOLDER: '%',
  })
}

/** HAProxy in front of three processes. */
export function startProxy(root: string, processes: readonly { url: string }[]) {
  const places = processes.map(({ url }, place) => [`PROCESS${place}`, new URL(url).host])
  return startHaproxy(root, 'processes.cfg', Object.fromEntries(places))
}

type Node = Pick<PostgresNode, 'port' | 'rest_port'>

/** HAProxy in front of three databases: it leads to the one that is the primary. */
export function startDatabaseProxy(root: string, nodes: readonly Node[]) {
  const places = nodes.flatMap(({ port, rest_port }, place) => [
    [`NODE${place}`, `${here}:${port}`],
    [`NODE${place}_REST_PORT`, rest_port],
  ])
  return startHaproxy(root, 'database.cfg', Object.fromEntries(places))
}

/** HAProxy in front of Swift, with the certificate that callers know. */
export function startStorageProxy(root: string, swift_port: number, certificate: string) {
  const places = { PROXY: `${here}:${swift_port}`, CERTIFICATE: '%/certificate' }
  return startHaproxy(root, 'storage.cfg', places, { certificate })
}

async function startHaproxy(
  root: string,
  name: string,
  places: Record<string, string | number>,
  files: Record<string, string> = {},
) {
  const port = await freePort()
  const proxy = deployed(name, { ...places, LISTEN: `${here}:${port}` })
  const words = ['/usr/sbin/haproxy', '-db', '-f', '%/proxy']
  const program = await startProgram({ root, words, files: { ...files, proxy }, port })
  return { port, ...program }
}
