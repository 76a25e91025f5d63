import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from '../faults/customers.ts'
import { seconds } from '../faults/figures.ts'
import { settle } from '../faults/people.ts'
import type { Outcome } from '../faults/scenario.ts'
import { storedIn } from '../faults/stored.ts'
import { verify } from '../faults/verify.ts'
import { needNoPassports } from './paid-parcel.ts'
import { carriers, carry } from './parcels.ts'
import type { Versions } from './versions.ts'

const patience_ms = 60_000
const sellers = 4
const allowed = /x (200|409) /

/** The version before sells while the new one changes the schema, then both do, then the new one alone. */
export async function sellBeside({ postgres, data_dir, before, now }: Versions): Promise<Outcome> {
  before.start()
  await before.ready(patience_ms)
  // On a quick machine fewer would soon have as many unpaid orders as one may.
  const people = await settle(postgres, 1000)
  await needNoPassports(postgres)
  // The shop of the version before moves over to the new one at the end.
  const counter = { url: before.url }
  // Senders of parcels do not buy boxes as well: they would soon have as many unpaid orders as one may.
  const buyers = { ...people, customers: people.customers.slice(carriers) }
  const shops = [
    openShop({ people: buyers, server: counter }),
    openShop({ people: buyers, server: now }),
  ] as const
  const [earlier, later] = shops
  const closeEarlier = earlier.crowd(sellers)
  await sleep(2000)
  now.start()
  const ready_ms = await now.ready(patience_ms)
  const closeLater = later.crowd(sellers)
  const { wrong, carried } = await carry({ postgres, people, shop: earlier, versions: [before, now] })
  await closeEarlier()
  await before.stop()
  before.start()
  await before.ready(patience_ms)
  await earlier.order()
  await closeLater()
  await before.stop()
  counter.url = now.url
  for (const shop of shops)
    wrong.push(...(await verify({ postgres, stored: () => storedIn(data_dir) }, shop)))
  const answers = shops.flatMap(({ tally }) => String(tally).split(', '))
  const others = answers.filter((answer) => !allowed.test(answer))
  if (others.length > 0) wrong.push(`answers that must not come: ${others.join(', ')}`)
  return {
    wrong,
    measured: `${earlier.tally.times('200')} answers 200 by the version before, ${later.tally.times('200')} by this one, which was ready after ${seconds(ready_ms)}; ${carried} parcels ordered with one and scanned with the other`,
    tally: answers.join(', '),
  }
}
