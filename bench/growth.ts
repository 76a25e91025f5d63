// `npm run bench:growth`: what a day costs today, measured, and what breaks first when it grows up to ten thousand times.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from '../commands/build.ts'
import { inWorld } from './faults/world.ts'
import { measureCosts, works, type Costs } from './growth/costs.ts'
import { factors, partsOf, sizeFor, today } from './growth/plan.ts'
import { makeQuietCheck } from './table/quiet.ts'

const page = path.resolve(import.meta.dirname, '../docs/machines.md')
const marks = ['<!-- growth -->', '<!-- end of growth -->'] as const

const quiet = makeQuietCheck()
await build()
await quiet.look()
const env = { LOG_LEVEL: 'info', WEB_BUILD: 'production' }
const costs = await inWorld({ direct: true, customers: 4000, env }, measureCosts)
await quiet.look()
const text = [...costsTable(costs), '', ...sizesTable(costs), '', ...partsTable(costs)].join('\n')
console.log(text)
// Processor time says the same on a busy machine, as long as it is not starved; what goes through a lock does not.
if (quiet.isQuiet()) await keep(text)
else console.log('\nThe machine was not quiet: docs/machines.md stays as it is.')
process.exit(0)

function costsTable({ calls, order_bytes, scan_bytes, transfers_per_s }: Costs) {
  return [
    '| call | a parcel | processor time of the app | of PostgreSQL |',
    '|---|---|---|---|',
    ...works.map(
      (work) =>
        `| ${work} | ${today.calls[work]} | ${shown(calls[work].app_ms)} ms | ${shown(calls[work].database_ms)} ms |`,
    ),
    '',
    `An order leaves ${shown(order_bytes / 1000)} kB in the database, a scan ${shown(scan_bytes / 1000)} kB; one account took ${shown(transfers_per_s)} orders by transfer a second.`,
  ]
}

function sizesTable(measured: Costs) {
  return [
    '| times today | parcels a day | calls a second, busiest hour | processes | processors of PostgreSQL | slowest hundredth | rows a year | pictures a year | ringgit a month |',
    '|---|---|---|---|---|---|---|---|---|',
    ...factors
      .map((factor) => sizeFor(measured, factor))
      .map(
        (size) =>
          `| ${[size.factor, size.parcels_per_day, size.calls_per_s, size.processes, size.database_cores].map(shown).join(' | ')} | ${shown(size.slowest_ms)} ms | ${shown(size.rows_GB)} GB | ${shown(size.pictures_GB)} GB | ${shown(size.rent)} |`,
      ),
  ]
}

function partsTable(measured: Costs) {
  return [
    '| part | its limit | breaks at | what comes next |',
    '|---|---|---|---|',
    ...partsOf(measured).map(
      ({ part, limit, breaks_at, next }) =>
        `| ${part} | ${limit} | ${shown(breaks_at)} times today | ${next} |`,
    ),
  ]
}

function shown(value: number) {
  return Number(value.toPrecision(2)).toLocaleString('en')
}

async function keep(table: string) {
  const known = await readFile(page, 'utf8')
  const [from, to] = marks.map((mark) => known.indexOf(mark))
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error('docs/machines.md has no place for the table.')
  await writeFile(page, `${known.slice(0, from)}${marks[0]}\n\n${table}\n\n${known.slice(to)}`)
}
