import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '../..')
const page = await readFile(path.join(root, 'docs/security.md'), 'utf8')
// Points of OWASP ASVS 5.0.0 at level 1 and 2 in each chapter; of chapters 6 and 7 at level 3 as well.
const points = [27, 11, 19, 10, 9, 47, 19, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const states = new Set(['met', 'partly', 'not met', 'does not apply'])

const rows = page
  .split('\n')
  .map((line) => /^\| (\d+)\.(\d+)\.(\d+)(?: \(3\))? \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/.exec(line))
  .filter((row) => row !== null)

test('each point of the standard stands on the security page once, with what becomes of it', () => {
  const counted = points.map((_, place) => rows.filter(([, chapter]) => Number(chapter) === place + 1).length)
  assert.deepEqual(counted, points)
  assert.equal(new Set(rows.map(([, ...numbers]) => numbers.slice(0, 3).join('.'))).size, rows.length)
  for (const [line, , , , state = ''] of rows) assert.ok(states.has(state), line)
})

test('every test that the security page names exists', async () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs)): ([^`]+)`/g)]
  assert.ok(named.length > 150)
  const missing: string[] = []
  for (const [, file = '', title = ''] of named) {
    const source = await readFile(path.join(root, file), 'utf8').catch(() => '')
    if (!source.includes(title)) missing.push(`${file}: ${title}`)
  }
  assert.deepEqual(missing, [])
})
