// `npm run bench [-- row …]`: all that is promised about speed and size, beside the least it could cost on this machine.
import { cpus } from 'node:os'
import { build } from '../commands/build.ts'
import { inWorld } from './faults/world.ts'
import { measureClone } from './table/clone.ts'
import { measureGrowth } from './table/growth.ts'
import { measurePage } from './table/page.ts'
import { measureMemory, measureStart } from './table/processes.ts'
import { makeQuietCheck } from './table/quiet.ts'
import { measureRate } from './table/rates.ts'
import { keep } from './table/report.ts'
import type { Result } from './table/result.ts'
import { everyRate, setScene } from './table/served.ts'

const rateRows = [
  'nothing',
  'tracking',
  'transactions',
  'profile',
  'master-data',
  'box',
  'shipment',
  'front-page',
]
const others: Record<string, () => Promise<Result>> = {
  page: measurePage,
  start: measureStart,
  memory: measureMemory,
  clone: measureClone,
  growth: measureGrowth,
}

const chosen = process.argv.slice(2)
const isChosen = (row: string) => chosen.length === 0 || chosen.includes(row)
const unknown = chosen.filter((row) => !rateRows.includes(row) && !(row in others))
if (unknown.length > 0) {
  console.error(
    `There is no row ${unknown.join(', ')}; there are ${[...rateRows, ...Object.keys(others)].join(', ')}.`,
  )
  process.exit(2)
}

const quiet = makeQuietCheck()
await build()
await quiet.look()
const results: Result[] = []
const take = async (row: string, measure: () => Promise<Result>, settled?: () => Promise<void>) => {
  const result = await measure().catch((error: unknown) => unmeasured(row, error))
  await settled?.()
  await quiet.look()
  results.push(result)
  print(result)
}
if (rateRows.some(isChosen)) await measureRates()
for (const [row, measure] of Object.entries(others)) if (isChosen(row)) await take(row, measure)

if (chosen.length === 0)
  await keep({
    at: new Date().toISOString(),
    node: process.versions.node,
    cpus: cpus().length,
    isQuiet: quiet.isQuiet(),
    busiest: quiet.busiest(),
    results,
  })
judge()

/** All in one world, so that each row meets the same database. */
function measureRates() {
  const env = { LOG_LEVEL: 'info', WEB_BUILD: 'production' }
  return inWorld({ direct: true, customers: 4000, env }, async (world) => {
    const scene = await setScene(world)
    for (const rate of everyRate(scene)) {
      if (!isChosen(rate.row)) continue
      await take(rate.row, () => measureRate(rate), scene.toldAll)
    }
    await scene.close()
  })
}

/** The others still count, as when no package could be fetched for a clone. */
function unmeasured(row: string, error: unknown): Result {
  const why = error instanceof Error ? error.message : String(error)
  return {
    row,
    what: row,
    floor: '',
    measured: `not measured: ${why}`,
    wanted: '',
    isReached: false,
    doubt: '',
    figures: {},
  }
}

function print({ row, what, floor, measured, wanted, isReached, doubt }: Result) {
  const mark = isReached ? '✔' : '✖'
  console.log(`${mark} ${row}: ${what}\n    ${measured}${wanted ? ` (to reach: ${wanted})` : ''}`)
  if (floor) console.log(`    floor: ${floor}`)
  if (doubt) console.log(`    unsure: ${doubt}`)
}

/** Others' work on the machine makes clocks and ratios worthless: such a run fails nothing and is not kept as a table. */
function judge() {
  if (!quiet.isQuiet()) {
    const busy = Math.round(quiet.busiest() * 100)
    console.log(`The machine was not quiet (${busy} % taken by others at times): these figures say nothing.`)
    process.exit(0)
  }
  const missed = results.filter(({ isReached, doubt }) => !isReached && doubt === '').map(({ row }) => row)
  console.log(missed.length > 0 ? `✖ Not reached: ${missed.join(', ')}` : '✔ Everything is reached.')
  process.exit(missed.length > 0 ? 1 : 0)
}
