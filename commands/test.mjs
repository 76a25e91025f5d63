// `npm test`: every check there is. `npm test -- vouchers` runs only the test files whose path has that word; `--no-journeys` leaves the browser out.
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename)
const { build } = await import('./build.ts')
const { runChecks } = await import('./checks.ts')
const { runServerTests } = await import('./server-tests.ts')
const { runJourneys } = await import('./journeys.ts')

const parameters = process.argv.slice(2)
const hasJourneys = !parameters.includes('--no-journeys')
const word = parameters.find((parameter) => !parameter.startsWith('--'))
/** @type {import('./counts.ts').Counts[]} */
const counts = []
if (!word) counts.push(await runChecks())
console.log('Building the web app …')
await build({ mode: 'gallery' })
counts.push(await runServerTests(word))
if (hasJourneys) counts.push(await runJourneys(word))

console.log('The slowest:')
const slowest = counts.flatMap(({ times = [] }) => times).toSorted((one, other) => other.ms - one.ms)
for (const { name, ms } of slowest.slice(0, 10)) console.log(`  ${(ms / 1000).toFixed(1)} s  ${name}`)

const failures = counts.flatMap((count) => count.failures ?? [])
if (failures.length > 0) console.log(['What failed, and why:', ...failures].join('\n'))

/** @param {'passed' | 'failed' | 'skipped'} key */
const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
const skipped = sum('skipped')
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
