import { freePort } from '../../api/testing/free-port.ts'
import { deployed } from './deployed.ts'
import { startProgram } from './program.ts'

const count = 3
const here = '127.0.0.1'

/** Three that agree on who is the primary; one of them may be lost. */
export async function startEtcds(root: string) {
  const members = await Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      NAME: `etcd${place}`,
      port: await freePort(),
      PEER: `${here}:${await freePort()}`,
    })),
  )
  const CLUSTER = members.map(({ NAME, PEER }) => `${NAME}=http://${PEER}`).join(',')
  // None answers before most of them are there.
  return Promise.all(members.map((member) => startEtcd(root, member, CLUSTER)))
}

interface Member {
  NAME: string
  port: number
  PEER: string
}

async function startEtcd(root: string, { port, ...own }: Member, CLUSTER: string) {
  const settings = deployed('etcd.yml', { ...own, CLUSTER, CLIENT: `${here}:${port}`, FOLDER: '%' })
  const words = ['/usr/bin/etcd', '--config-file=%/etcd.yml']
  const etcd = await startProgram({ root, port, words, files: { 'etcd.yml': settings } })
  return { port, ...etcd }
}
