// `npm run examples -- <word>`: calls whose example is missing or no longer fits get one from the server tests with that word.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { runServerTests } from './server-tests.ts'
import { exampleSide, examplesFile, readExamples } from '../api/platform/openapi-examples.ts'
import { readNames } from '../api/platform/openapi-names.ts'

const note = z.object({ call: z.string(), value: z.unknown() })
const folder = await mkdtemp(path.join(tmpdir(), 'seberang-examples-'))
process.env['EXAMPLES_FILE'] = path.join(folder, 'noted.jsonl')
await writeFile(process.env['EXAMPLES_FILE'], '')
await runServerTests(process.argv[2])

const examples = await readExamples()
for (const [endpoint, { name }] of (await readNames()).calls) {
  const side = exampleSide(endpoint)
  if (!side || !endpoint[side].safeParse(examples.get(name)).success) examples.delete(name)
}
for (const [call, value] of best(await readFile(process.env['EXAMPLES_FILE'], 'utf8')))
  if (!examples.has(call)) examples.set(call, value)
const lines = [...examples].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([call, value]) => ({ call, value }))
await writeFile(examplesFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
await rm(folder, { recursive: true })
console.log(`${lines.length} examples`)
process.exit(0)

/** Of each call the value that leaves least empty, and of those the shortest. */
function best(notes: string) {
  const found = new Map<string, unknown>()
  for (const { call, value } of notes
    .split('\n')
    .filter(Boolean)
    .map((line) => note.parse(JSON.parse(line)))) {
    const best = found.get(call)
    if (best === undefined || costOf(value) < costOf(best)) found.set(call, value)
  }
  return found
}

function costOf(value: unknown) {
  return holesIn(value) + JSON.stringify(value).length / 2000
}

function holesIn(value: unknown): number {
  if (value === null || value === '') return 1
  if (typeof value !== 'object') return 0
  const inner: unknown[] = Object.values(value)
  return inner.length === 0 ? 1 : inner.reduce<number>((holes, one) => holes + holesIn(one), 0)
}
