import { randomUUID } from 'node:crypto'
import { startParcel } from '../../api/parcels/parcels/start.ts'
import { openDatabase } from '../../api/platform/database.ts'
import { orderOf } from '../faults/order-body.ts'
import type { World } from '../faults/world.ts'
import { makeLeanCaller } from '../table/lean-caller.ts'
import { atOnce, runFor } from '../table/rates.ts'
import { everyRate, setScene, type Scene } from '../table/served.ts'
import { processorTime_ms } from './processor-time.ts'

export const works = ['page', 'tracking', 'list', 'order', 'scan'] as const
export type Work = (typeof works)[number]

/** Processor time of one call, whoever else calls. */
interface Cost {
  app_ms: number
  database_ms: number
}

export interface Costs {
  calls: Record<Work, Cost>
  /** What an order with all that hangs on it, and a scan, leave in the database. */
  order_bytes: number
  scan_bytes: number
  /** Orders by transfer to one account take turns for its sen: so many a second went through. */
  transfers_per_s: number
}

const calls_ms = 4000
const warmUp_ms = 1500
const scannedParcels = 300

/** Each kind of call of a day, with as many callers at once as in a busy hour. */
export async function measureCosts(world: World): Promise<Costs> {
  const scene = await setScene(world)
  const rates = new Map(everyRate(scene).map((rate) => [rate.row, rate.work]))
  const costOf = async (row: string) => {
    const work = rates.get(row)
    if (!work) throw new Error(`${row} is not measured.`)
    await runFor(work, warmUp_ms)
    return costOfCalls(world, (counted) => runFor(counted(work), calls_ms))
  }
  const page = await costOf('front-page')
  const tracking = await costOf('tracking')
  const list = await costOf('transactions')
  const before = await kept(world)
  const order = await costOf('shipment')
  const after = await kept(world)
  const scan = await costOfScans(world)
  const scanned = await kept(world)
  const transfers_per_s = await transfersPerSecond(world, scene)
  await scene.close()
  return {
    calls: { page, tracking, list, order, scan },
    order_bytes: (after.bytes - before.bytes) / (after.orders - before.orders),
    scan_bytes: (scanned.bytes - after.bytes) / scannedParcels,
    transfers_per_s,
  }
}

type Counted = (work: (worker: number) => Promise<unknown>) => (worker: number) => Promise<unknown>

/** Of app and PostgreSQL, shared out among the calls that were made meanwhile. */
async function costOfCalls({ server, postgres }: World, make: (counted: Counted) => Promise<unknown>) {
  const [postmaster = Number.NaN] = await postgres.pids()
  const app = server.pid() ?? Number.NaN
  const used = () => [processorTime_ms(app), processorTime_ms(postmaster)] as const
  let calls = 0
  const counted: Counted = (work) => (worker) => {
    calls += 1
    return work(worker)
  }
  const [app_before, database_before] = used()
  await make(counted)
  const [app_after, database_after] = used()
  return {
    app_ms: (app_after - app_before) / calls,
    database_ms: (database_after - database_before) / calls,
  }
}

async function kept({ postgres }: World) {
  await postgres.query('vacuum full analyze')
  const [found] = await postgres.query<{ bytes: number; orders: number }>(
    'select pg_database_size(current_database())::float as bytes, (select count(*)::int from orders) as orders',
  )
  return found ?? { bytes: Number.NaN, orders: Number.NaN }
}

/** A courier collects the parcels of earlier orders, each once. */
async function costOfScans(world: World) {
  const { postgres, people, server } = world
  const [courier] = people.customers
  if (!courier) throw new Error('Nobody is there who could scan.')
  const orders = await postgres.query<{ id: string; tracking_number: string }>(
    `select o.id, o.tracking_number from orders o where o.type = 'shipment' and o.user_id <> $2::uuid
      and not exists (select from parcels p where p.order_id = o.id) order by o.id limit $1`,
    [scannedParcels, courier.id],
  )
  const database = openDatabase(postgres.url, 1)
  await database.db.transaction().execute(async (tx) => {
    for (const { id } of orders) await startParcel(tx, id, people.admin.id)
  })
  await database.close()
  await postgres.query(`update users set role = 'courier' where id = $1`, [courier.id])
  const caller = await makeLeanCaller(server.url, atOnce)
  const numbers = orders.map(({ tracking_number }) => tracking_number)
  const scanOf = async (worker: number, number: string) => {
    const { status } = await caller.ask(worker, `/api/staff/v1/parcel/${number}/scan`, fetched(courier))
    if (status !== 200) throw new Error(`A scan was answered ${status}.`)
  }
  const cost = await costOfCalls(world, (counted) =>
    Promise.all(
      Array.from({ length: atOnce }, async (_, worker) => {
        for (let number = numbers.pop(); number; number = numbers.pop()) {
          const next = number
          await counted(() => scanOf(worker, next))(worker)
        }
      }),
    ),
  )
  caller.close()
  return cost
}

function fetched(courier: { token: string }) {
  const body = {
    scan_id: randomUUID(),
    code: 'picked_up',
    device_at: new Date().toISOString(),
    reason: '',
    received_by: '',
    evidence_id: '',
  }
  return posted(courier, JSON.stringify(body))
}

/** Fewer than an account has amounts of their own for one price. */
const transfers = 80

async function transfersPerSecond({ people: { accounts } }: World, { ask, buyer }: Scene) {
  const account = accounts.find(({ payment_type_id }) => payment_type_id === 'transfer')
  if (!account) throw new Error('There is no account for transfers.')
  const body = JSON.stringify(orderOf({ address: 'No. 1, Jalan Contoh', ...account, qty: 1 }))
  const began = performance.now()
  let left = transfers
  const orderOn = async (worker: number) => {
    while (left > 0) {
      left -= 1
      await ask(worker, '/api/user/v1/transaction/purchase', posted(buyer(), body))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => orderOn(worker)))
  return (transfers * 1000) / (performance.now() - began)
}

function posted({ token }: { token: string }, body: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
  }
  return { method: 'POST', headers, body }
}
