// `npm run bench:hostile`: one hostile request, and four connections that send it without a pause, beside ordinary calls.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { build } from '../commands/build.ts'
import { inWorld } from './faults/world.ts'
import { quantile } from './faults/figures.ts'
import { makeCaller } from './orders/timing.ts'
import { makeAttacks, type Attack } from './hostile/attacks.ts'

const attack_ms = 5000
const connections = 4
/** The longest that one request may hold everybody, and the slowest ordinary calls beside four hostile connections. */
const most = { held_ms: 50, p99_ms: 100 }

await build({ mode: 'gallery' })
const failures: string[] = []
const figures: object[] = []
await inWorld({ direct: true, customers: 2 }, async ({ server, people }) => {
  figures.push({ attack: 'none', ...(await under(server.url, async () => sleep(attack_ms))) })
  for (const [attack, request] of Object.entries(makeAttacks(people))) {
    const one = await under(server.url, () => send(server.url, request))
    const end = performance.now() + attack_ms
    const many = await under(server.url, () =>
      Promise.all(
        Array.from({ length: connections }, async () => {
          while (performance.now() < end) await send(server.url, request)
        }),
      ),
    )
    figures.push({ attack, 'held by one, ms': one.slowest_ms, ...many })
    if (one.slowest_ms > most.held_ms) failures.push(`${attack} held everybody for ${one.slowest_ms} ms`)
    for (const [call, ms] of [
      ['/livez', many.livez_p99_ms],
      ['a call', many.call_p99_ms],
    ] as const)
      if (ms > most.p99_ms) failures.push(`${call} took ${ms} ms at p99 beside ${attack}`)
  }
})
console.table(figures)
for (const failure of failures) console.log(`✖ ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/** What two ordinary callers wait meanwhile; they call without a pause, so that no delay goes unnoticed. */
async function under(url: string, work: () => Promise<unknown>) {
  const caller = makeCaller(url, 2)
  const livez_ms: number[] = []
  const call_ms: number[] = []
  const watch = { isOver: false }
  const ask = async (path: string, took_ms: number[]) => {
    while (!watch.isOver) {
      const start = performance.now()
      await caller.call(path).catch(() => undefined)
      took_ms.push(performance.now() - start)
      await sleep(2)
    }
  }
  const asking = [ask('/livez', livez_ms), ask('/api/v1/region/MY', call_ms)]
  await sleep(200)
  await work()
  watch.isOver = true
  await Promise.all(asking)
  caller.close()
  return {
    livez_p99_ms: round(quantile(livez_ms, 0.99)),
    call_p99_ms: round(quantile(call_ms, 0.99)),
    slowest_ms: round(Math.max(...livez_ms)),
  }
}

/** Resolves whatever the answer; a closed connection counts as one. */
function send(url: string, { path, method = 'GET', headers = {}, body }: Attack) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const request = http.request(
    url + path,
    { method, agent: false, headers: { ...headers, ...length } },
    (reply) => {
      reply.resume()
      reply.once('close', () => resolve())
    },
  )
  request.once('error', () => resolve())
  request.end(body)
  return promise
}

function round(value: number) {
  return Number(value.toFixed(1))
}
