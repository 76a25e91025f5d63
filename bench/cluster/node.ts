import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../api/testing/free-port.ts'
import { asking, killAll } from '../faults/postgres.ts'
import { deployed } from './deployed.ts'
import { startProgram } from './program.ts'

export const operator = { name: 'postgres', password: 'bench' } as const
const database = 'seberang'
const here = '127.0.0.1'

export type PostgresNode = Awaited<ReturnType<typeof startNode>>

/** The operator's address of the database of Seberang, at this port. */
export function operatorUrl(port: number, name: string = database) {
  return `postgres://${operator.name}:${operator.password}@${here}:${port}/${name}`
}

/** PostgreSQL and the Patroni that starts it, makes it a primary or a standby, and asks etcd which of both. */
export async function startNode(root: string, name: string, etcd_ports: readonly number[]) {
  const [port, rest_port] = [await freePort(), await freePort()]
  const settings = settingsOf({ name, port, rest_port, etcd_ports })
  const patroni = await startProgram({
    root,
    user: 'postgres',
    words: ['/usr/bin/patroni', '%/patroni.yml'],
    files: { 'patroni.yml': settings },
    port: rest_port,
    needsProc: true,
  })
  const { pids } = asking(operatorUrl(port, 'postgres'))
  // Patroni may be gone, and PostgreSQL in a state in which it answers nobody.
  const own = () => pids().catch(() => postmasterOf(patroni.folder))
  process.on('exit', () => postmasterOf(patroni.folder).forEach((pid) => process.kill(pid, 'SIGQUIT')))
  const kill = async () => {
    const running = await own()
    await patroni.kill()
    await killAll(running)
  }
  return {
    name,
    port,
    rest_port,
    rest_url: `http://${here}:${rest_port}`,
    /** At once, as when its machine is lost; the disk stays. */
    kill,
    start: patroni.start,
    close: async () => {
      await kill()
      await patroni.close()
    },
  }
}

function postmasterOf(folder: string) {
  try {
    const [pid] = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 0)
    return [Number(pid)]
  } catch {
    return []
  }
}

interface Place {
  name: string
  port: number
  rest_port: number
  etcd_ports: readonly number[]
}

function settingsOf({ name, port, rest_port, etcd_ports }: Place) {
  return deployed('patroni.yml', {
    NAME: name,
    REST: `${here}:${rest_port}`,
    POSTGRES: `${here}:${port}`,
    ETCDS: etcd_ports.map((etcd) => `${here}:${etcd}`).join(','),
    FOLDER: '%',
    NETWORK: `${here}/32`,
    OPERATOR_PASSWORD: operator.password,
    REPLICATION_PASSWORD: operator.password,
  })
}
