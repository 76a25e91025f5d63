import { openShop } from '../faults/customers.ts'
import { seconds } from '../faults/figures.ts'
import type { Outcome } from '../faults/scenario.ts'
import type { Loss } from './loss.ts'
import type { Machine } from './machine.ts'

const mostLost_ms = 60_000

interface Scenario {
  name: string
  required: string
  act: (loss: Loss) => Promise<Outcome>
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'every machine lost, restored to the newest moment',
    required: 'at most 60 s of orders lost, files and database agree, who was erased stays so',
    act: restoreNewest,
  },
  {
    name: 'restored to a second before somebody was erased',
    required:
      'nothing acknowledged before it is missing, nothing later is there, erased again before serving',
    act: restoreMoment,
  },
]

async function restoreNewest(loss: Loss): Promise<Outcome> {
  const { shop, lost_at } = loss
  return onNewMachines(loss, undefined, async (machine) => {
    const stored = await ordersOf(machine)
    const lost = shop.book.filter(({ id }) => id && !stored.has(id))
    const lost_ms = lost.map(({ answered_at = 0 }) => lost_at - answered_at)
    const longest_ms = Math.max(0, ...lost_ms)
    return {
      wrong: longest_ms > mostLost_ms ? [`what was answered ${seconds(longest_ms)} before is lost`] : [],
      measured: `${stored.size} orders, ${lost.length} lost, the oldest of them ${seconds(longest_ms)} before the end`,
    }
  })
}

async function restoreMoment(loss: Loss): Promise<Outcome> {
  const { moment, acknowledged, leaver } = loss
  return onNewMachines(loss, moment, async (machine) => {
    const stored = await ordersOf(machine)
    const missing = acknowledged.filter((id) => !stored.has(id)).length
    const later = await machine.query('select from orders where created_at > $1::timestamptz', [moment])
    const wrong: string[] = []
    if (missing > 0) wrong.push(`${missing} orders that were acknowledged before are missing`)
    if (later.length > 0) wrong.push(`${later.length} orders are later`)
    if (!(await leaver.isThere(machine)))
      wrong.push('who left later was not there, so that nothing was tried')
    return { wrong, measured: `${stored.size} orders, all ${acknowledged.length} that were acknowledged` }
  })
}

/** Nothing is left but the store: a machine for the database is restored and looked at, then an app serves from it. */
async function onNewMachines(
  { installation, shop, leaver, newcomer }: Loss,
  moment: string | undefined,
  look: (machine: Machine) => Promise<Outcome>,
) {
  const began = performance.now()
  const machine = await installation.machine()
  await machine.restore(moment)
  const { wrong, measured } = await look(machine)
  const app = await installation.app(machine)
  for (const command of ['close-missing', 'verify', 'verify-events'])
    wrong.push(...(await app.admin(command)))
  await app.start()
  const serving_ms = performance.now() - began
  if (await leaver.isThere(machine)) wrong.push('who was erased is back')
  const people = { ...shop.world.people, customers: newcomer }
  const sale = await openShop({ people, server: installation.server }).order()
  if (!sale.id) wrong.push(`nobody can order: ${sale.answer}`)
  wrong.push(...(await app.admin('verify')))
  await Promise.all([app.lose(), machine.lose()])
  return { wrong, measured: `${measured}; serving ${seconds(serving_ms)} after the start of it` }
}

async function ordersOf({ query }: Machine) {
  return new Set((await query<{ id: string }>('select id from orders')).map(({ id }) => id))
}
