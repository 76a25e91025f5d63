import { isDeepStrictEqual } from 'node:util'
import type { Shop } from '../faults/customers.ts'
import type { People } from '../faults/people.ts'
import type { Postgres } from '../faults/postgres.ts'
import { makeCourier, orderParcel, pickUp, scan } from './paid-parcel.ts'

const parcels = 6
/** A courier, and whoever sends. */
export const carriers = parcels + 1

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

/** Shipments that one version takes and the other scans, each scan sent to both. What went wrong, and how many arrived. */
export async function carry({ versions, ...counter }: Counter) {
  const { postgres, people } = counter
  const [courier, ...senders] = people.customers
  if (!courier) throw new Error('Nobody is there who could scan.')
  await makeCourier(postgres, courier)
  const wrong: string[] = []
  const scanned = senders.slice(0, parcels).map(async (person, place) => {
    const [taking, scanning] = place % 2 === 0 ? versions : versions.toReversed()
    if (!taking || !scanning) throw new Error('Two versions are needed.')
    const { id, number } = await orderParcel(counter, taking.url, person)
    const scanned = pickUp()
    for (const { url } of [scanning, taking]) wrong.push(...(await scan(url, number, courier, scanned)))
    const seen = await Promise.all([track(versions[0].url, number), track(versions[1].url, number)])
    if (!saysAll(...seen)) wrong.push(`${number} is tracked differently`)
    if (!JSON.stringify(seen[0]).includes('picked_up')) wrong.push(`${number} was not picked up`)
    if ((await countScans(postgres, id)) !== 1) wrong.push(`${number} was not scanned once`)
  })
  await Promise.all(scanned)
  return { wrong, carried: scanned.length }
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

/** The later version says whatever the one before says, in the same words; it may say more. */
function saysAll(before: unknown, now: unknown): boolean {
  if (!isRecord(before) || !isRecord(now)) return isDeepStrictEqual(before, now)
  return Object.entries(before).every(([name, value]) => saysAll(value, now[name]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
