import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { refusalsOf } from '#contract/platform/call-refusals.ts'
import { proofDemanded } from '#contract/platform/proof-of-work.ts'
import { refusals } from '#contract/platform/refusals.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const words = Object.keys(refusals)

test('every word of refusal is declared by a call', () => {
  // Verbs that a path does not have are no calls.
  const declared = new Set<string>(['method_not_allowed'])
  for (const { endpoint, area } of server.served)
    for (const word of refusalsOf(endpoint, area)) declared.add(word)
  assert.deepEqual(
    words.filter((word) => !declared.has(word)),
    [],
  )
})

test('every word of refusal is said by the server', async () => {
  const root = path.join(import.meta.dirname, '../..')
  const rules = await readFile(path.join(root, 'contract/money/claim-rules.ts'), 'utf8')
  const said = rules + (await readSources(path.join(root, 'api')))
  assert.deepEqual(
    words.filter((word) => word !== proofDemanded && !said.includes(`'${word}'`)),
    [],
  )
})

async function readSources(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = await Promise.all(sources.map((file) => readFile(path.join(folder, file), 'utf8')))
  return texts.join('\n')
}
