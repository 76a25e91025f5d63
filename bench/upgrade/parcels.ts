import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { call } from '../faults/call.ts'
import type { Shop } from '../faults/customers.ts'
import { qrisAccount, type People } from '../faults/people.ts'
import type { Postgres } from '../faults/postgres.ts'
import { pricedShipment } from '../table/shipment-order.ts'

const parcels = 6
const patience_ms = 60_000
const placed = z.object({ TransactionID: z.string() })

interface Place {
  url: string
}

interface Counter {
  postgres: Postgres
  people: People
  shop: Shop
  /** Takes what the other ordered, and the other way round. */
  versions: readonly [Place, Place]
}

/** Passports are not uploaded here; the processes look for changes of settings twice a second. */
export function needNoPassports(postgres: Postgres) {
  return postgres.query('update passport_duties set is_required = false')
}

/** Shipments that one version takes and the other scans, each scan sent to both. What went wrong, and how many arrived. */
export async function carry({ postgres, people, shop, versions }: Counter) {
  const account = qrisAccount(people)
  const [courier, ...senders] = people.customers
  if (!courier) throw new Error('Nobody is there who could scan.')
  await postgres.query(`update users set role = 'courier' where id = $1`, [courier.id])
  const wrong: string[] = []
  const scanned = senders.slice(0, parcels).map(async (person, place) => {
    const [taking, scanning] = place % 2 === 0 ? versions : versions.toReversed()
    if (!taking || !scanning) throw new Error('Two versions are needed.')
    const body = await pricedShipment(taking.url, account)
    const order = { key: randomUUID(), body }
    const answer = await call(`${taking.url}/api/user/v1/transaction/shipment`, person.token, order)
    if (answer.status !== 200)
      throw new Error(`A shipment was answered ${answer.status} ${answer.code_message}.`)
    const { TransactionID: id } = placed.parse(answer.data)
    await shop.pay({ id, person, proof_key: randomUUID() })
    const number = await parcelOf(postgres, id)
    const scan = scanOf()
    for (const { url } of [scanning, taking]) {
      const { status } = await call(`${url}/api/staff/v1/parcel/${number}/scan`, courier.token, {
        key: randomUUID(),
        body: scan,
      })
      if (status !== 200) wrong.push(`a scan was answered ${status}`)
    }
    const seen = await Promise.all(versions.map(({ url }) => track(url, number)))
    if (!isDeepStrictEqual(seen[0], seen[1])) wrong.push(`${number} is tracked differently`)
    if (!JSON.stringify(seen[0]).includes('picked_up')) wrong.push(`${number} was not picked up`)
    if ((await countScans(postgres, id)) !== 1) wrong.push(`${number} was not scanned once`)
  })
  await Promise.all(scanned)
  return { wrong, carried: scanned.length }
}

/** Its number, as soon as its approval took effect. */
async function parcelOf(postgres: Postgres, order_id: string) {
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(100)) {
    const [parcel] = await postgres.query<{ tracking_number: string }>(
      'select tracking_number from parcels where order_id = $1',
      [order_id],
    )
    if (parcel) return parcel.tracking_number
  }
  throw new Error('A shipment that was paid has no parcel after a minute.')
}

function scanOf() {
  const device_at = new Date().toISOString()
  const body = { code: 'picked_up', device_at, reason: '', received_by: '', evidence_id: '' }
  return { ...body, scan_id: randomUUID() }
}

async function track(url: string, number: string): Promise<unknown> {
  const reply = await fetch(`${url}/api/v1/tracking/${number}`)
  return reply.json()
}

async function countScans(postgres: Postgres, order_id: string) {
  const [found] = await postgres.query<{ count: number }>(
    `select count(*)::int as count from parcel_events where order_id = $1 and code = 'picked_up'`,
    [order_id],
  )
  return found?.count ?? 0
}
