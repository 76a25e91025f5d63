import { median } from '../faults/figures.ts'
import { pick } from '../faults/pick.ts'
import { inWorld, type World } from '../faults/world.ts'
import { fill, makeNumbers } from '../tracking/seed.ts'
import { makeLeanCaller } from './lean-caller.ts'
import { atOnce, runFor } from './rates.ts'
import { rounded, type Result } from './result.ts'

const sizes = [10_000, 1_000_000]
const most = 1.1
const rounds = 5

/** How much longer a lookup takes among a million parcels, each time beside a call that does nothing. */
export function measureGrowth(): Promise<Result> {
  return inWorld({ direct: true, customers: 1, env: { WEB_BUILD: 'production' } }, async (world) => {
    const numbers = makeNumbers(2000)
    const beside: number[] = []
    for (const size of sizes) {
      await fill(world.postgres, numbers, size)
      beside.push(await lookupBesideNothing(world, numbers))
    }
    const [few = Number.NaN, many = Number.NaN] = beside
    const growth = many / few
    return {
      row: 'growth',
      what: 'growth of a lookup from 10,000 to 1,000,000 parcels',
      floor: 'a call that does nothing, in the same rounds',
      measured: `${rounded(growth)} times`,
      wanted: `${most} times`,
      isReached: growth <= most,
      doubt: '',
      figures: { growth, few, many },
    }
  })
}

async function lookupBesideNothing({ server }: World, numbers: readonly string[]) {
  const caller = await makeLeanCaller(server.url, atOnce)
  const nothing = (worker: number) => caller.ask(worker, '/livez')
  const lookup = (worker: number) => caller.ask(worker, `/api/v1/tracking/${pick(numbers)}`)
  await runFor(lookup, 2000)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const least = await runFor(nothing, 1000)
    const looked = await runFor(lookup, 2000)
    ratios.push(least.per_s / looked.per_s)
  }
  caller.close()
  return median(ratios)
}
