import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { asking } from '../faults/postgres.ts'
import { startEtcds } from './etcd.ts'
import { operator, operatorUrl, startNode, type PostgresNode } from './node.ts'
import { startDatabaseProxy } from './parts.ts'

const patience_ms = 120_000
const count = 3
const view = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})
type Member = z.infer<typeof view>['members'][number]

/** Three PostgreSQLs of which one writes and another one has all that was acknowledged, behind one address. */
export async function startDatabase(root: string, atEnd: (end: () => unknown) => void) {
  const etcds = await startEtcds(root)
  for (const { close } of etcds) atEnd(close)
  const etcd_ports = etcds.map(({ port }) => port)
  const names = Array.from({ length: count }, (_, place) => `node${place}`)
  const nodes = await Promise.all(names.map((name) => startNode(root, name, etcd_ports)))
  for (const { close } of nodes) atEnd(close)
  const proxy = await startDatabaseProxy(root, nodes)
  atEnd(proxy.close)
  await whole(nodes)
  await makeDatabase(proxy.port)
  const url = operatorUrl(proxy.port)
  return {
    etcds,
    nodes,
    /** As the service has it; it owns its database, and nothing else. */
    url: serviceUrl(proxy.port),
    postgres: { url, ...asking(url) },
    primary: () => primaryOf(nodes),
    /** Of one that only reads, for the service. */
    standbyUrl: async () => {
      const { name } = await primaryOf(nodes)
      return serviceUrl(nodes.find((node) => node.name !== name)?.port ?? 0)
    },
    /** Resolves when all follow the primary again, one of them in step with it. How long it took, in milliseconds. */
    whole: () => whole(nodes),
    switchOver: () => switchOver(nodes),
  }
}

function serviceUrl(port: number) {
  return `postgres://seberang:${operator.password}@127.0.0.1:${port}/seberang`
}

async function makeDatabase(port: number) {
  await asking(operatorUrl(port, 'postgres')).query(
    `create role seberang login password '${operator.password}'`,
  )
  await asking(operatorUrl(port, 'postgres')).query('create database seberang owner seberang')
}

async function whole(nodes: readonly PostgresNode[]) {
  let members: Member[] = []
  for (const began = performance.now(); performance.now() - began < patience_ms; await sleep(200)) {
    members = await membersOf(nodes)
    if (isWhole(members)) return performance.now() - began
  }
  throw new Error(`The database was not whole after two minutes: ${JSON.stringify(members)}`)
}

function isWhole(members: readonly Member[]) {
  const [leaders, others] = [members.filter(isLeader), members.filter((member) => !isLeader(member))]
  return (
    leaders.length === 1 &&
    leaders.every(({ state }) => state === 'running') &&
    others.length === count - 1 &&
    others.every(({ state }) => state === 'streaming') &&
    others.some(isInStep)
  )
}

function isLeader({ role }: Member) {
  return role === 'leader'
}

function isInStep({ role }: Member) {
  return role === 'sync_standby'
}

/** As any Patroni that answers sees them. */
async function membersOf(nodes: readonly PostgresNode[]) {
  for (const { rest_url } of nodes) {
    const seen = await ask(`${rest_url}/cluster`).catch(() => undefined)
    if (seen?.ok) return view.parse(await seen.json()).members
  }
  return []
}

async function primaryOf(nodes: readonly PostgresNode[]) {
  const leader = (await membersOf(nodes)).find(isLeader)
  const node = nodes.find(({ name }) => name === leader?.name)
  if (!node) throw new Error('There is no primary.')
  return node
}

/** The primary changes places with the standby that is in step with it. */
async function switchOver(nodes: readonly PostgresNode[]) {
  const leader = await primaryOf(nodes)
  const candidate = (await membersOf(nodes)).find(isInStep)?.name
  const answer = await ask(`${leader.rest_url}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate }),
  })
  if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`)
}

function ask(url: string, request: RequestInit = {}) {
  return fetch(url, { ...request, signal: AbortSignal.timeout(60_000) })
}
