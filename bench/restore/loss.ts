import { setTimeout as sleep } from 'node:timers/promises'
import { openShop, type Shop } from '../faults/customers.ts'
import { settle } from '../faults/people.ts'
import type { Installation } from './installation.ts'
import { makeLeaver, type Leaver } from './leaver.ts'

const sellers = 4
// Longer than the log of a quiet database waits until it is kept.
const quiet_ms = 45_000

/** What was there before every machine was lost, and what is left: the store, and what people were answered. */
export interface Loss {
  installation: Installation
  shop: Shop
  leaver: Leaver
  /** Nobody of the crowd, who may owe as many orders as anybody can. */
  newcomer: Shop['world']['people']['customers']
  lost_at: number
  /** A moment to go back to, and the orders that were acknowledged before it. */
  moment: string
  acknowledged: string[]
}

/** People order and pay while backups are made; somebody leaves; then every machine is lost at once. */
export async function loseEverything(installation: Installation): Promise<Loss> {
  const machine = await installation.machine()
  await machine.create()
  const app = await installation.app(machine)
  await app.start()
  const everybody = await settle(machine, 61)
  const people = { ...everybody, customers: everybody.customers.slice(2) }
  const shop = openShop({ people, server: installation.server })
  const close = shop.crowd(sellers)
  await machine.backUp('full')
  const leaver = await makeLeaver(installation, machine, everybody)
  await machine.backUp('incr')
  await sleep(2000)
  const acknowledged = shop.book.flatMap(({ id }) => id ?? [])
  const [now] = await machine.query<{ moment: string }>('select clock_timestamp()::text as moment')
  await sleep(1000)
  await leaver.leave()
  await close()
  // A busy database fills its log; a quiet one has to keep what it holds in time as well.
  for (const began = Date.now(); Date.now() - began < quiet_ms; await sleep(500)) await shop.order()
  const lost_at = Date.now()
  await Promise.all([app.lose(), machine.lose()])
  const newcomer = everybody.customers.slice(1, 2)
  return { installation, shop, leaver, newcomer, lost_at, moment: now?.moment ?? '', acknowledged }
}
