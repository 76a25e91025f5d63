// `npm run bench:orders`: what one order costs, next to the least it could cost on the same machine in the same minute.
import { bootstrap } from '../commands/bootstrap.mjs'

await bootstrap(import.meta.filename)
const { buildWeb } = await import('../commands/build.mjs')
const { inWorld } = await import('./faults/world.mjs')
const { quantile } = await import('./faults/figures.mjs')
const { orderOf } = await import('./faults/order-body.mjs')
const { countedAt } = await import('./orders/counted.mjs')
const { makeFloor } = await import('./orders/floor.mjs')
const { makeCaller, time } = await import('./orders/timing.mjs')

const rounds = 4
const runs = [
  { at_once: 1, times: 250 },
  { at_once: 16, times: 800 },
]

await buildWeb({ mode: 'gallery' })
await inWorld({ direct: true, customers: 1000, env: { LOG_LEVEL: 'info' } }, async (world) => {
  for (const run of runs) print(run, await measure(world, run))
})

/** The three kinds take turns, so that a noisy minute of the machine meets all of them. */
async function measure(world, { at_once, times }) {
  const { server, postgres, people, metrics_url } = world
  const account = people.accounts.find(({ payment_type_id }) => payment_type_id === 'qris')
  const caller = makeCaller(server.url, at_once)
  const floor = await makeFloor(postgres.url, account.id, at_once)
  const kinds = {
    nothing: () => caller.call('/livez'),
    rows: (worker) => floor.write(worker, pick(people.customers).id),
    order: () => order(caller, pick(people.customers), account),
  }
  const all = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { took_ms: [], all_ms: 0 }]))
  const counted = { statements: 0, round_trips: 0 }
  for (const work of Object.values(kinds)) await time(work, times, at_once)
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, work] of Object.entries(kinds)) {
      const before = await countedAt(metrics_url)
      const { took_ms, all_ms } = await time(work, times, at_once)
      const after = await countedAt(metrics_url)
      all[kind].took_ms.push(...took_ms)
      all[kind].all_ms += all_ms
      if (kind === 'order')
        for (const name of Object.keys(counted)) counted[name] += after[name] - before[name]
    }
  }
  caller.close()
  await floor.close()
  return { all, counted }
}

function order({ call }, { token }, { id, payment_type_id }) {
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

function print({ at_once }, { all, counted }) {
  const figures = Object.entries(all).map(([kind, { took_ms, all_ms }]) => ({
    [`${at_once} at once`]: { nothing: 'GET /livez', rows: 'the rows alone', order: 'one order' }[kind],
    'p50 ms': round(quantile(took_ms, 0.5)),
    'p99 ms': round(quantile(took_ms, 0.99)),
    'a second': Math.round((took_ms.length / all_ms) * 1000),
  }))
  console.table(figures)
  const [nothing, rows, order] = figures
  const ratio = (column) => round(order[column] / (nothing[column] + rows[column]))
  const orders = all.order.took_ms.length
  console.log(
    `An order takes ${ratio('p50 ms')} times the floor (rows + livez) at p50, ${ratio('p99 ms')} at p99; ` +
      `${round(counted.statements / orders)} statements in ${round(counted.round_trips / orders)} round trips.`,
  )
}

function round(value) {
  return Number(value.toFixed(2))
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}
