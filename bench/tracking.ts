// `npm run bench:tracking`: a lookup among ten thousand parcels and among a million, and five hundred pages that stay open.
import { setTimeout as sleep } from 'node:timers/promises'

import { build } from '../commands/build.ts'
import { pick } from './faults/pick.ts'
import type { Postgres } from './faults/postgres.ts'
import { inWorld, type World } from './faults/world.ts'
import { quantile } from './faults/figures.ts'
import { countedAt } from './orders/counted.ts'
import { makeCaller, time } from './orders/timing.ts'
import { fill, makeNumbers } from './tracking/seed.ts'
import { openPages } from './tracking/live.ts'

const sizes = [10_000, 1_000_000]
const lookups = 4000
const pages = 500
const scans = 40
/** The longest a page may wait for its news, and the event loop may be late. */
const most = { growth: 1.5, notified_ms: 2000, loop_p99_ms: 50 }

await build({ mode: 'gallery' })
const failures: string[] = []
await inWorld({ direct: true, customers: 1 }, async (world) => {
  const numbers = makeNumbers(5000)
  const medians: number[] = []
  for (const size of sizes) {
    await fill(world.postgres, numbers, size)
    medians.push(await measureLookups(world, numbers, size))
  }
  const [few = Number.NaN, many = Number.NaN] = medians
  const growth = many / few
  console.log(
    `Beside the floor of its own run, a lookup among a million takes ${growth.toFixed(2)} times as long.`,
  )
  if (growth > most.growth) failures.push(`lookups grow ${growth.toFixed(2)} times`)
  await measurePages(world, numbers)
})
for (const failure of failures) console.log(`✖ ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/** The median of a lookup over the median of a call that does nothing, both taken in turns. */
async function measureLookups(
  { server, metrics_url, postgres }: World,
  numbers: readonly string[],
  size: number,
) {
  const caller = makeCaller(server.url, 1)
  const kinds = {
    nothing: () => caller.call('/livez'),
    lookup: () => caller.call(`/api/v1/tracking/${pick(numbers)}`),
  }
  const took_ms: Record<keyof typeof kinds, number[]> = { nothing: [], lookup: [] }
  for (const work of Object.values(kinds)) await time(work, 500, 1)
  let statements = 0
  for (let round = 0; round < 4; round += 1)
    for (const kind of ['nothing', 'lookup'] as const) {
      const before = await countedAt(metrics_url)
      took_ms[kind].push(...(await time(kinds[kind], lookups / 4, 1)).took_ms)
      if (kind === 'lookup') statements += (await countedAt(metrics_url)).statements - before.statements
    }
  caller.close()
  const plan = await planOf(postgres, pick(numbers))
  const p50 = { nothing: quantile(took_ms.nothing, 0.5), lookup: quantile(took_ms.lookup, 0.5) }
  console.table([
    {
      parcels: size,
      'livez p50 ms': round(p50.nothing),
      'lookup p50 ms': round(p50.lookup),
      'lookup p99 ms': round(quantile(took_ms.lookup, 0.99)),
      statements: round(statements / lookups),
      'on an index': !plan.includes('Seq Scan on parcels'),
    },
  ])
  if (plan.includes('Seq Scan on parcels')) failures.push('a lookup reads the whole table')
  if (statements / lookups > 1.2) failures.push(`a lookup sends ${statements / lookups} statements`)
  return p50.lookup / p50.nothing
}

async function planOf(postgres: Postgres, number: string) {
  const rows = await postgres.query<{ 'QUERY PLAN': string }>(
    `explain select * from parcels where tracking_number = '${number}'`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Ten pages on each of fifty parcels; a parcel moves every half second. */
async function measurePages({ server, postgres, metrics_url }: World, numbers: readonly string[]) {
  const watched = numbers.slice(0, pages / 10)
  const { pages: open, close } = await openPages(server.url, watched, pages)
  await sleep(3000)
  const before = await countedAt(metrics_url)
  await sleep(10_000)
  const idle = ((await countedAt(metrics_url)).statements - before.statements) / 10
  const waits: number[] = []
  let missed = 0
  for (let scan = 0; scan < scans; scan += 1) {
    const number = watched[scan % watched.length]
    const since = performance.now()
    await postgres.query(
      `insert into parcel_events (order_id, seq, code, macro, city_id, hash)
       select order_id, 0, 'delayed', 'exception', 'MY-10-001', '' from parcels where tracking_number = $1`,
      [number],
    )
    await sleep(most.notified_ms)
    const mine = open.filter((page) => page.number === number)
    for (const { notified_at } of mine) {
      if (notified_at > since) waits.push(notified_at - since)
      else missed += 1
    }
  }
  close()
  const loop = await loopAt(metrics_url)
  console.table([
    {
      'open pages': pages,
      'statements a second, idle': round(idle),
      'notified p50 ms': round(quantile(waits, 0.5)),
      'notified at most ms': round(Math.max(...waits)),
      'not notified': missed,
      'event loop p99 ms': round(loop),
    },
  ])
  if (missed > 0) failures.push(`${missed} pages were not notified within ${most.notified_ms} ms`)
  if (loop > most.loop_p99_ms) failures.push(`the event loop was ${round(loop)} ms late at p99`)
}

async function loopAt(metrics_url: string) {
  const text = await (await fetch(metrics_url)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000
}

function round(value: number) {
  return Number(value.toFixed(2))
}
