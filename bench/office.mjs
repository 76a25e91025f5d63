// `npm run bench:office [orders]`: what the office waits for when there are a million orders, beside the least it could be.
import { bootstrap } from '../commands/bootstrap.mjs'

await bootstrap(import.meta.filename)
const { default: pg } = await import('pg')
const { buildWeb } = await import('../commands/build.mjs')
const { inWorld } = await import('./faults/world.mjs')
const { quantile } = await import('./faults/figures.mjs')
const { seed } = await import('./office/seed.mjs')
const { questionsFor } = await import('./office/questions.mjs')
const { makeFloor } = await import('./orders/floor.mjs')
const { makeCaller, time } = await import('./orders/timing.mjs')

const orders = Number(process.argv[2] ?? 1_000_000)
const times = 100
const writes = 400
const allowed_ms = { search: 50, dashboard: 100, parcels: 100 }
// The memory a small server of this size would have; durability stays as usual.
const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'random_page_cost=1.1']

await buildWeb({ mode: 'gallery' })
const slow = await inWorld({ direct: true, customers: 20, settings }, measure)
if (slow.length > 0) console.error(`Too slow: ${slow.join(', ')}`)
process.exit(slow.length > 0 ? 1 : 0)

async function measure({ server, postgres, people }) {
  const { bare, whole } = await seed(postgres, orders, () => writeOrders(postgres, people))
  await postgres.query(`update users set role = 'admin' where id = any($1)`, [
    people.customers.map(({ id }) => id),
  ])
  const caller = makeCaller(server.url, 1)
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  const kinds = {
    'select 1': { work: () => client.query('select 1') },
    'a call that reads eight rows': {
      work: () => caller.call('/api/staff/v1/passport-duty', asAdmin(people)),
    },
    ...(await questionsFor(caller, postgres, () => asAdmin(people))),
  }
  const rows = []
  for (const [name, kind] of Object.entries(kinds))
    rows.push({ name, ...kind, ...(await measured(kind.work)) })
  caller.close()
  await client.end()
  print(rows, bare, whole)
  return rows.filter(({ p95, of }) => of && p95 > allowed_ms[of]).map(({ name }) => name)
}

async function measured(work) {
  await time(work, 20, 1)
  const { took_ms } = await time(work, times, 1)
  return { p50: quantile(took_ms, 0.5), p95: quantile(took_ms, 0.95) }
}

/** The rows of orders one after the other, as in `bench:orders`. */
async function writeOrders(postgres, { accounts, customers }) {
  const floor = await makeFloor(
    postgres.url,
    accounts.find(({ payment_type_id }) => payment_type_id === 'qris').id,
    1,
  )
  const work = () => floor.write(0, customers[0].id)
  await time(work, 50, 1)
  const { took_ms } = await time(work, writes, 1)
  await floor.close()
  return { p50: quantile(took_ms, 0.5), p95: quantile(took_ms, 0.95) }
}

/** Many of them: one alone may not search that often. */
function asAdmin({ customers }) {
  const { token } = customers[Math.floor(Math.random() * customers.length)]
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
}

function print(rows, bare, whole) {
  console.table(
    rows.map(({ name, of, p50, p95 }) => ({
      [`${orders.toLocaleString('en')} orders`]: name,
      'p50 ms': p50.toFixed(2),
      'p95 ms': p95.toFixed(2),
      allowed: of ? allowed_ms[of] : '',
    })),
  )
  console.log(
    `The rows of one order without what the office needs: ${bare.p50.toFixed(2)} ms at p50, ${bare.p95.toFixed(2)} at p95; ` +
      `with it: ${whole.p50.toFixed(2)} and ${whole.p95.toFixed(2)}.`,
  )
}
