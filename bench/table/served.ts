import { setTimeout as sleep } from 'node:timers/promises'
import { orderOf } from '../faults/order-body.ts'
import { qrisAccount } from '../faults/people.ts'
import { pick } from '../faults/pick.ts'
import type { World } from '../faults/world.ts'
import { makeFloor } from '../orders/floor.ts'
import { fill, makeNumbers } from '../tracking/seed.ts'
import { makeClients, startPlainServer } from './floors.ts'
import { makeLeanCaller, type Asked } from './lean-caller.ts'
import { atOnce, type Rate } from './rates.ts'
import { pricedShipment } from './shipment-order.ts'
import { writeShipment } from './shipment-floor.ts'

const parcels = 10_000
const ordersOfOne = 20
/** Customers with twenty orders each, whose lists are read; the others order. */
const readers = 100

export type Scene = Awaited<ReturnType<typeof setScene>>

/** Parcels, customers with orders, and callers that say what went wrong. */
export async function setScene({ server, postgres, people }: World) {
  const numbers = makeNumbers(2000)
  await fill(postgres, numbers, parcels)
  // No passports are uploaded here, and no day of the courier is ever full.
  await postgres.query(
    `update passport_duties set is_required = false;
     alter table time_slots drop constraint time_slots_capacity_check;
     update time_slots set capacity = 32000`,
  )
  const account = qrisAccount(people)
  const clients = await makeClients(postgres.url)
  const plain = await startPlainServer()
  const boxes = await makeFloor(postgres.url, account.id, atOnce)
  const listed = people.customers.slice(0, readers)
  for (const { id } of listed)
    for (let order = 0; order < ordersOfOne; order += 1) await boxes.write(order % atOnce, id)
  await toldAll(postgres)
  await postgres.query('analyze')
  const caller = await makeLeanCaller(server.url, atOnce)
  const ask = async (worker: number, path: string, asked?: Asked) => {
    const { status } = await caller.ask(worker, path, asked)
    if (status !== 200) throw new Error(`${path} was answered ${status}.`)
  }
  return {
    ask,
    clients,
    plain,
    boxes,
    account,
    numbers,
    reader: () => pick(listed),
    buyer: () => pick(people.customers.slice(readers)),
    shipment: await pricedShipment(server.url, account),
    toldAll: () => toldAll(postgres),
    close: async () => {
      caller.close()
      plain.close()
      await Promise.all([clients.close(), boxes.close()])
    },
  }
}

/** Letters about the orders of one row would be work beside the next one. */
async function toldAll({ query }: World['postgres']) {
  for (;;) {
    const [row] = await query<{ is_telling: boolean }>(
      `select exists (select from dispatch)
         or exists (select from jobs.job where state < 'completed' and start_after <= now()) as is_telling`,
    )
    if (!row?.is_telling) return
    await sleep(500)
  }
}

export function everyRate(scene: Scene): Rate[] {
  return [
    doNothing(scene),
    tracking(scene),
    ...ownReads(scene),
    box(scene),
    shipment(scene),
    frontPage(scene),
  ]
}

function doNothing({ ask, plain }: Scene): Rate {
  return {
    row: 'nothing',
    what: 'a call that does nothing, JSON',
    floor: { name: 'node:http', work: (worker) => plain.caller.ask(worker, '/') },
    work: (worker) => ask(worker, '/livez'),
    least_ratio: 0.7,
  }
}

const ownRows = `
  select o.id, o.tracking_number, o.type, o.created_at, p.status, p.amount_sen, p.deadline_at
  from orders o join payments p on p.order_id = o.id where o.user_id = $1 order by o.id desc limit 20`

function tracking({ ask, clients, numbers }: Scene): Rate {
  const row = 'select * from parcels where tracking_number = $1'
  return {
    row: 'tracking',
    what: 'tracking lookup',
    floor: {
      name: 'one row by its key',
      work: (worker) => clients.ask(worker, row, [pick(numbers)]),
    },
    work: (worker) => ask(worker, `/api/v1/tracking/${pick(numbers)}`),
    least_ratio: 0.6,
  }
}

function ownReads({ ask, clients, reader }: Scene): Rate[] {
  const own = (worker: number, path: string) => ask(worker, `/api/user/v1/${path}`, signedIn(reader()))
  return [
    {
      row: 'transactions',
      what: 'own transactions, 20',
      floor: {
        name: 'plain join of orders and payments',
        work: (worker) => clients.ask(worker, ownRows, [reader().id]),
      },
      work: (worker) => own(worker, 'transaction?type=box_purchase&limit=20'),
      least_ratio: 0.7,
    },
    {
      row: 'profile',
      what: 'own profile',
      floor: {
        name: 'the same row',
        work: (worker) => clients.ask(worker, 'select * from users where id = $1', [reader().id]),
      },
      work: (worker) => own(worker, 'profile'),
      least_per_s: 4000,
    },
    {
      row: 'master-data',
      what: 'master data of a purchase',
      work: (worker) => ask(worker, '/api/v1/purchase/masterdata'),
    },
  ]
}

function box({ ask, boxes, account, buyer }: Scene): Rate {
  const body = JSON.stringify(orderOf({ address: 'No. 1, Jalan Contoh', ...account, qty: 1 }))
  return {
    row: 'box',
    what: 'order of a box',
    floor: { name: 'its eight rows in one transaction', work: (worker) => boxes.write(worker, buyer().id) },
    work: (worker) => ask(worker, '/api/user/v1/transaction/purchase', posted(buyer(), body)),
    least_ratio: 0.65,
  }
}

function shipment({ ask, clients, account, buyer, shipment: order }: Scene): Rate {
  const body = JSON.stringify(order)
  return {
    row: 'shipment',
    what: 'order of a shipment',
    floor: {
      name: 'its twelve rows in one transaction',
      work: (worker) => writeShipment(clients, worker, account.id, buyer().id),
    },
    work: (worker) => ask(worker, '/api/user/v1/transaction/shipment', posted(buyer(), body)),
    least_ratio: 0.55,
  }
}

function frontPage({ ask }: Scene): Rate {
  return {
    row: 'front-page',
    what: 'front page, asked for as browsers do',
    work: (worker) => ask(worker, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    least_per_s: 14_000,
  }
}

function signedIn({ token }: { token: string }): Asked {
  return { headers: { authorization: `Bearer ${token}` } }
}

function posted({ token }: { token: string }, body: string): Asked {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
    'content-type': 'application/json',
  }
  return { method: 'POST', headers, body }
}
