// `npm run bench:office [orders]`: what the office waits for when there are a million orders, beside the least it could be.
import pg from 'pg'
import { build } from '../commands/build.ts'
import { quantile } from './faults/figures.ts'
import { qrisAccount, type People } from './faults/people.ts'
import { pick } from './faults/pick.ts'
import type { Postgres } from './faults/postgres.ts'
import { inWorld, type World } from './faults/world.ts'
import { questionsFor, type QuestionKind } from './office/questions.ts'
import { seed, type Writes } from './office/seed.ts'
import { makeFloor } from './orders/floor.ts'
import { makeCaller, time } from './orders/timing.ts'

interface Question {
  of?: QuestionKind
  work: () => Promise<unknown>
}

interface Row extends Writes {
  name: string
  of?: QuestionKind | undefined
}

const orders = Number(process.argv[2] ?? 1_000_000)
const times = 100
const writes = 400
const allowed_ms = { search: 50, dashboard: 100, parcels: 100 }
// The memory a small server of this size would have; durability settings are unchanged.
const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'random_page_cost=1.1']

await build({ mode: 'gallery' })
const slow = await inWorld({ direct: true, customers: 20, settings }, measure)
if (slow.length > 0) console.error(`Too slow: ${slow.join(', ')}`)
process.exit(slow.length > 0 ? 1 : 0)

async function measure({ server, postgres, people }: World) {
  const { bare, whole } = await seed(postgres, orders, () => writeOrders(postgres, people))
  await postgres.query(`update users set role = 'admin' where id = any($1)`, [
    people.customers.map(({ id }) => id),
  ])
  const caller = makeCaller(server.url, 1)
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  const questions: Record<string, Question> = {
    'select 1': { work: () => client.query('select 1') },
    'a call that reads eight rows': {
      work: () => caller.call('/api/staff/v1/passport-duty', asAdmin(people)),
    },
    ...(await questionsFor(caller, postgres, () => asAdmin(people))),
  }
  const rows: Row[] = []
  for (const [name, { of, work }] of Object.entries(questions))
    rows.push({ name, of, ...(await measured(work, 20, times)) })
  caller.close()
  await client.end()
  print(rows, bare, whole)
  return rows.filter(({ p95, of }) => of && p95 > allowed_ms[of]).map(({ name }) => name)
}

async function measured(work: () => Promise<unknown>, warmUps: number, times: number): Promise<Writes> {
  await time(work, warmUps, 1)
  const { took_ms } = await time(work, times, 1)
  return { p50: quantile(took_ms, 0.5), p95: quantile(took_ms, 0.95) }
}

/** The rows of orders one after the other, as in `bench:orders`. */
async function writeOrders(postgres: Postgres, people: People) {
  const floor = await makeFloor(postgres.url, qrisAccount(people).id, 1)
  const figures = await measured(() => floor.write(0, pick(people.customers).id), 50, writes)
  await floor.close()
  return figures
}

/** One of many admins: one alone may not search that often. */
function asAdmin({ customers }: People) {
  const { token } = pick(customers)
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
}

function print(rows: readonly Row[], bare: Writes, whole: Writes) {
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
