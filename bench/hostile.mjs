// `npm run bench:hostile`: one hostile request, and four connections that send it without a pause, beside ordinary calls.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootstrap } from '../commands/bootstrap.mjs'

await bootstrap(import.meta.filename)
const { buildWeb } = await import('../commands/build.mjs')
const { inWorld } = await import('./faults/world.mjs')
const { quantile } = await import('./faults/figures.mjs')
const { makeCaller } = await import('./orders/timing.mjs')
const { makeAttacks } = await import('./hostile/attacks.mjs')

const attack_ms = 5000
const connections = 4
/** One request holds everybody for no longer than this; four hostile connections leave ordinary calls below that. */
const most = { held_ms: 50, p99_ms: 100 }

await buildWeb({ mode: 'gallery' })
const failures = []
const figures = []
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
    ])
      if (ms > most.p99_ms) failures.push(`${call} took ${ms} ms at p99 beside ${attack}`)
  }
})
console.table(figures)
for (const failure of failures) console.log(`✖ ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/** What two ordinary callers wait meanwhile; asked all the time, so that nothing is held unnoticed. */
async function under(url, work) {
  const caller = makeCaller(url, 2)
  const took_ms = { livez: [], call: [] }
  const watch = { isOver: false }
  const ask = async (kind, path) => {
    while (!watch.isOver) {
      const start = performance.now()
      await caller.call(path).catch(() => undefined)
      took_ms[kind].push(performance.now() - start)
      await sleep(2)
    }
  }
  const asking = [ask('livez', '/livez'), ask('call', '/api/v1/region/MY')]
  await sleep(200)
  await work()
  watch.isOver = true
  await Promise.all(asking)
  caller.close()
  return {
    livez_p99_ms: round(quantile(took_ms.livez, 0.99)),
    call_p99_ms: round(quantile(took_ms.call, 0.99)),
    slowest_ms: round(Math.max(...took_ms.livez)),
  }
}

/** Whatever is answered; a connection that was closed is an answer too. */
function send(url, { path, method = 'GET', headers = {}, body }) {
  const { promise, resolve } = Promise.withResolvers()
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const request = http.request(
    url + path,
    { method, agent: false, headers: { ...headers, ...length } },
    (reply) => {
      reply.resume()
      reply.once('close', resolve)
    },
  )
  request.once('error', resolve)
  request.end(body)
  return promise
}

function round(value) {
  return Number(value.toFixed(1))
}
