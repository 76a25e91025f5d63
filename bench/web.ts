// `npm run bench:web`: what Lighthouse says of the public pages, and of those of a customer, on a slow phone, and whether it is enough.
import { randomUUID } from 'node:crypto'
import path from 'node:path'

import { build } from '../commands/build.ts'
import { findChromium } from '../commands/journeys.ts'
import { call } from './faults/call.ts'
import { orderOf } from './faults/order-body.ts'
import { qrisAccount } from './faults/people.ts'
import { freePort } from '../api/testing/free-port.ts'
import { inWorld, type World } from './faults/world.ts'
import { fill, makeNumbers } from './tracking/seed.ts'
import { startChromium } from './web/chromium.ts'
import { look, middleOf, shortfallsOf, type Figures, type Look } from './web/figures.ts'
import { signIn } from './web/sign-in.ts'

const publicPages = ['/', '/quote', '/location', '/faq', '/term']
/** Used rather than found: the wizard, what was ordered, and a parcel. */
const pagesInUse = ['/shipment', '/transaction', '/resi-detail?number=:number']
const chosenPages = process.argv.slice(2)
const times = 3

interface Shown extends Figures {
  page: string
}

await build()
const port = await freePort()
const env = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, WEB_BUILD: 'production' }
await inWorld({ direct: true, customers: 1, env }, async (world) => {
  const number = await makeLookedFor(world)
  const shown: Shown[] = []
  for (const page of chosenPages.length > 0 ? chosenPages : [...publicPages, ...pagesInUse])
    shown.push({ page, ...(await measure(world, page, page.replace(':number', number))) })
  print(shown)
})

/** One parcel on its way, and an order that waits for its payment. */
async function makeLookedFor({ postgres, server, people }: World) {
  const [number = ''] = makeNumbers(1)
  await fill(postgres, [number], 1)
  const { id, payment_type_id } = qrisAccount(people)
  const body = orderOf({ address: 'No. 1, Jalan Contoh', id, payment_type_id, qty: 1 })
  const [customer] = people.customers
  const url = `${server.url}/api/user/v1/transaction/purchase`
  const { status } = await call(url, customer?.token ?? '', { key: randomUUID(), body })
  if (status !== 200) throw new Error(`The order was answered with ${status}.`)
  return number
}

/** Each run in a browser of its own, as somebody who comes for the first time. */
async function measure({ folder, server, people }: World, page: string, address: string) {
  const runs: Look[] = []
  const isInUse = pagesInUse.includes(page)
  for (let run = 1; run <= times; run += 1) {
    const chromium = await startChromium(await findChromium(), path.join(folder, `browser-${randomUUID()}`))
    try {
      if (isInUse) await signIn(chromium.port, server.url, people.customers[0])
      runs.push(await look(server.url + address, chromium.port, isInUse))
    } finally {
      await chromium.stop()
    }
  }
  const spread = runs.map(
    ({ performance, lcp_ms, machine }) => `${performance} (${Math.round(lcp_ms)} ms, ${machine})`,
  )
  console.log(`${page}: performance (LCP, benchmark index of the machine) of each run ${spread.join(', ')}`)
  const complaints = new Set(runs.flatMap(({ complaints }) => complaints))
  for (const complaint of complaints) console.log(`  ${complaint}`)
  return middleOf(runs)
}

function print(shown: readonly Shown[]) {
  console.table(
    shown.map(({ page, performance, accessibility, best_practices, seo, lcp_ms, cls }) => ({
      page,
      performance,
      accessibility,
      'best practices': best_practices,
      SEO: seo,
      'LCP ms': Math.round(lcp_ms),
      CLS: cls,
    })),
  )
  const short = shown.flatMap((figures) =>
    shortfallsOf(figures, pagesInUse.includes(figures.page)).map((words) => `${figures.page}: ${words}`),
  )
  console.log(short.length > 0 ? `✖ ${short.join('\n✖ ')}` : '✔ Every page reaches what is asked of it.')
  if (short.length > 0) process.exitCode = 1
}
