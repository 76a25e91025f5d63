import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { CrowdReport, CrowdTask } from './crowd.ts'
import { openShop, type Shop } from '../faults/customers.ts'
import { seconds } from '../faults/figures.ts'
import { orderOf } from '../faults/order-body.ts'
import { qrisAccount } from '../faults/people.ts'
import type { Scenario } from '../faults/scenario.ts'
import { verify } from '../faults/verify.ts'
import type { World } from '../faults/world.ts'

const times = 5
const calm_s = 5
const atOnce = 48
const longest_s = 2
/** Orders whose parcels are looked for. */
const followed = 50

export const overload: Scenario = {
  name: `${times} times as many calls as three processes can answer`,
  required: `only 200, 429 and 503 that say when to come again, none cut off, accepted ones within ${longest_s} s (p99) at the server`,
  size: 20,
  world: { customers: 1500, direct: true },
  act: overrun,
}

async function overrun(world: World, during_s: number) {
  const others = [await world.another(), await world.another()]
  const metrics = [world.metrics_url, ...others.map(({ metrics_url }) => metrics_url)]
  const shop = openShop(world)
  for (let order = 0; order < followed; order += 1) await shop.order({ type: 'qris' })
  const numbers = await world.postgres.query<{ number: string }>(
    'select tracking_number as number from orders',
  )
  const task = {
    urls: [world.server.url, ...others.map(({ server }) => server.url)],
    tokens: world.people.customers.map(({ token }) => token),
    numbers: numbers.map(({ number }) => number),
    account: qrisAccount(world.people),
  }
  const calm = await callBy(world, { ...task, connections: atOnce, during_s: calm_s })
  const before = await slowAnswers(metrics)
  const storm = await callBy(world, { ...task, per_s: times * calm.per_s, during_s })
  const after = await slowAnswers(metrics)
  const late = (after.slow - before.slow) / (after.all - before.all)

  shop.book.push(...entriesOf(world, [...calm.orders, ...storm.orders]))
  const sale = await shop.order({ type: 'qris' })
  const wrong = await verify(world, shop)
  const others_answered = Object.keys(storm.answers).filter((status) => !/^(200|429|503) /.test(status))
  for (const status of others_answered) wrong.push(`${storm.answers[status]} answers ${status}`)
  if (storm.without_retry > 0)
    wrong.push(`${storm.without_retry} refusals that do not say when to come again`)
  if (storm.cut > 0) wrong.push(`${storm.cut} calls cut off`)
  if (!(late <= 0.01))
    wrong.push(`${(late * 100).toFixed(1)} % of the accepted calls took longer than ${longest_s} s`)
  if (!Object.keys(storm.answers).some((status) => /^(429|503) /.test(status))) wrong.push('no load was shed')
  if (!sale.id) wrong.push('nothing is sold afterwards')
  return {
    wrong,
    measured: `${Math.round(calm.per_s)} calls a second on a quiet line, then ${Math.round(times * calm.per_s)} a second for ${during_s} s: ${told(storm)}; ${(late * 100).toFixed(2)} % of the accepted ones longer than ${longest_s} s at the server, p50 ${seconds(storm.p50_ms)} and p99 ${seconds(storm.p99_ms)} at the caller; ${storm.orders.length} orders, all of them stored once`,
  }
}

function told({ answers, cut, never_sent }: CrowdReport) {
  const shown = Object.entries(answers).map(([status, count]) => `${count} x ${status}`)
  return [...shown, `${cut} cut off`, `${never_sent} for which the caller had no connection`].join(', ')
}

async function callBy({ folder }: World, task: CrowdTask): Promise<CrowdReport> {
  const file = path.join(folder, `${randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(task))
  const script = path.join(import.meta.dirname, 'crowd.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], { maxBuffer: 100_000_000 })
  return JSON.parse(stdout)
}

/** How many calls were answered 200, and how many of them took longer than they may, over all processes. */
async function slowAnswers(metrics: readonly string[]) {
  const pages = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()))
  const sum = (part: string) => {
    const lines = pages.join('\n').split('\n')
    const wanted = lines.filter((line) => line.startsWith(part) && line.includes('status="200"'))
    return wanted.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
  }
  const all = sum('http_request_seconds_count')
  return { all, slow: all - sum(`http_request_seconds_bucket{le="${longest_s}"`) }
}

function entriesOf({ people }: World, orders: CrowdReport['orders']): Shop['book'] {
  const account = qrisAccount(people)
  return orders.flatMap(({ key, token, id }) => {
    const person = people.customers.find((customer) => customer.token === token)
    if (!person) return []
    const body = orderOf({ ...account, address: key, qty: 1 })
    return [{ key, id, person, body, proof_key: randomUUID(), answer: '200', answered_at: Date.now() }]
  })
}
