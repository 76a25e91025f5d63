import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from '../faults/customers.ts'
import { seconds } from '../faults/figures.ts'
import type { Outcome } from '../faults/scenario.ts'
import { openPages } from '../tracking/live.ts'
import { makeCourier, needNoPassports, orderParcel, pickUp, scan } from '../upgrade/paid-parcel.ts'
import type { Cluster } from './cluster.ts'
import type { Scenario } from './selling.ts'

const most_ms = 2000

export const livePages: Scenario = {
  name: 'a parcel is scanned at one process while its page is open at all three, at each in turn',
  required: 'every page told within 2 s',
  act: watchScans,
}

async function watchScans(cluster: Cluster): Promise<Outcome> {
  const { postgres, people, processes } = cluster
  const [courier, ...senders] = people.customers
  if (!courier) throw new Error('Nobody is there who could scan.')
  await needNoPassports(postgres)
  await makeCourier(postgres, courier)
  // Each process looks for changed settings twice a second.
  await sleep(1500)
  const shop = openShop(cluster)
  const parcels = await Promise.all(
    processes.map(async ({ url }, place) => {
      const sender = senders[place]
      if (!sender) throw new Error('Nobody is there who could send.')
      return { url, number: (await orderParcel({ postgres, people, shop }, url, sender)).number }
    }),
  )
  const wrong: string[] = []
  const waits_ms: number[] = []
  for (const { url, number } of parcels) {
    const opened = await Promise.all(processes.map((one) => openPages(one.url, [number], 1)))
    const since = performance.now()
    wrong.push(...(await scan(url, number, courier, pickUp())))
    const scanned = performance.now()
    await sleep(most_ms + 500)
    for (const { notified_at } of opened.flatMap(({ pages }) => pages))
      waits_ms.push(notified_at > since ? notified_at - scanned : Infinity)
    for (const { close } of opened) close()
  }
  const late = waits_ms.filter((wait_ms) => wait_ms > most_ms).length
  if (late > 0) wrong.push(`${late} pages were not told in time`)
  return {
    wrong,
    measured: `${waits_ms.length} pages, the last told after ${seconds(Math.max(...waits_ms))}`,
  }
}
