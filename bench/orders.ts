// `npm run bench:orders`: what one order costs, next to the least it could cost on the same machine in the same minute.
import { build } from '../commands/build.ts'
import { quantile } from './faults/figures.ts'
import { orderOf } from './faults/order-body.ts'
import { qrisAccount, type Customer } from './faults/people.ts'
import { pick } from './faults/pick.ts'
import { inWorld, type World } from './faults/world.ts'
import { countedAt } from './orders/counted.ts'
import { makeFloor } from './orders/floor.ts'
import { makeCaller, time, type Caller } from './orders/timing.ts'

interface Run {
  at_once: number
  times: number
}

const rounds = 4
const runs: Run[] = [
  { at_once: 1, times: 250 },
  { at_once: 16, times: 800 },
]
const kinds = { nothing: 'GET /livez', rows: 'the rows alone', order: 'one order' } as const
const everyKind = ['nothing', 'rows', 'order'] as const

await build({ mode: 'gallery' })
await inWorld({ direct: true, customers: 1000, env: { LOG_LEVEL: 'info' } }, async (world) => {
  for (const run of runs) print(run, await measure(world, run))
})

/** The three kinds take turns, so that a noisy minute of the machine affects all of them. */
async function measure(world: World, { at_once, times }: Run) {
  const { server, postgres, people, metrics_url } = world
  const account = qrisAccount(people)
  const caller = makeCaller(server.url, at_once)
  const floor = await makeFloor(postgres.url, account.id, at_once)
  const works: Record<keyof typeof kinds, (worker: number) => Promise<unknown>> = {
    nothing: () => caller.call('/livez'),
    rows: (worker) => floor.write(worker, pick(people.customers).id),
    order: () => order(caller, pick(people.customers), account),
  }
  const figures = { nothing: noFigures(), rows: noFigures(), order: noFigures() }
  const counted = { statements: 0, round_trips: 0 }
  for (const work of Object.values(works)) await time(work, times, at_once)
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of everyKind) {
      const before = await countedAt(metrics_url)
      const { took_ms, all_ms } = await time(works[kind], times, at_once)
      const after = await countedAt(metrics_url)
      figures[kind].took_ms.push(...took_ms)
      figures[kind].all_ms += all_ms
      if (kind !== 'order') continue
      counted.statements += after.statements - before.statements
      counted.round_trips += after.round_trips - before.round_trips
    }
  }
  caller.close()
  await floor.close()
  return { figures, counted }
}

function noFigures() {
  const took_ms: number[] = []
  return { took_ms, all_ms: 0 }
}

function order(
  { call }: Caller,
  { token }: Customer,
  { id, payment_type_id }: ReturnType<typeof qrisAccount>,
) {
  const body = JSON.stringify(orderOf({ address: 'No. 1, Jalan Contoh', id, payment_type_id, qty: 1 }))
  return call('/api/user/v1/transaction/purchase', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
    },
    body,
  })
}

function print({ at_once }: Run, { figures, counted }: Awaited<ReturnType<typeof measure>>) {
  const shownOf = (kind: keyof typeof kinds) => ({
    [`${at_once} at once`]: kinds[kind],
    ...valuesOf(figures[kind]),
  })
  const shown = { nothing: shownOf('nothing'), rows: shownOf('rows'), order: shownOf('order') }
  console.table(Object.values(shown))
  const ratio = (column: 'p50 ms' | 'p99 ms') =>
    round(shown.order[column] / (shown.nothing[column] + shown.rows[column]))
  const orders = figures.order.took_ms.length
  console.log(
    `An order takes ${ratio('p50 ms')} times the floor (rows + livez) at p50, ${ratio('p99 ms')} at p99; ` +
      `${round(counted.statements / orders)} statements in ${round(counted.round_trips / orders)} round trips.`,
  )
}

function valuesOf({ took_ms, all_ms }: ReturnType<typeof noFigures>) {
  return {
    'p50 ms': round(quantile(took_ms, 0.5)),
    'p99 ms': round(quantile(took_ms, 0.99)),
    'a second': Math.round((took_ms.length / all_ms) * 1000),
  }
}

function round(value: number) {
  return Number(value.toFixed(2))
}
