// `node commands/examples.mjs <word>`: calls whose example is missing or no longer fits get one from the server tests with that word.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename)
const { runServerTests } = await import('./server-tests.mjs')
const { exampleSide, examplesFile, readExamples } = await import('../api/platform/openapi-examples.ts')
const { readNames } = await import('../api/platform/openapi-names.ts')

const folder = await mkdtemp(path.join(tmpdir(), 'seberang-examples-'))
process.env.EXAMPLES_FILE = path.join(folder, 'noted.jsonl')
await writeFile(process.env.EXAMPLES_FILE, '')
await runServerTests(process.argv[2])

const examples = await readExamples()
for (const [endpoint, { name }] of (await readNames()).calls) {
  const side = exampleSide(endpoint)
  if (!side || !endpoint[side].safeParse(examples.get(name)).success) examples.delete(name)
}
for (const [call, value] of best(await readFile(process.env.EXAMPLES_FILE, 'utf8')))
  if (!examples.has(call)) examples.set(call, value)
const lines = [...examples].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([call, value]) => ({ call, value }))
await writeFile(examplesFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
await rm(folder, { recursive: true })
console.log(`${lines.length} examples`)
process.exit(0)

/** Of each call the value that leaves least empty, and of those the shortest. */
function best(noted) {
  const found = new Map()
  for (const { call, value } of noted
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))) {
    const known = found.get(call)
    if (known === undefined || costOf(value) < costOf(known)) found.set(call, value)
  }
  return found
}

function costOf(value) {
  return holesIn(value) + JSON.stringify(value).length / 2000
}

function holesIn(value) {
  if (value === null || value === '') return 1
  if (typeof value !== 'object') return 0
  const inner = Object.values(value)
  return inner.length === 0 ? 1 : inner.reduce((holes, one) => holes + holesIn(one), 0)
}
