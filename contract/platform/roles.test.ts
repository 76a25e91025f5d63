import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { roles } from './roles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{api,contract,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-/.test(file),
)
/** A question about one role, in TypeScript or to the database; what holds for it belongs into a row. */
const questions = [
  /\brole\w*(\(\))?\s*[!=]==\s*'\w+'/i,
  /\brole\s*(=|<>|!=|(not )?in)\s*\(?\s*'\w+'/i,
  /'(\w+\.)?role',\s*'(=|!=|<>|in|not in)',\s*\[?'\w+'/,
  /\['\w+'(, *'\w+')*\]\.includes\([\w.]*role\)/i,
  // Lists of those who may: each is said by what they are.
  new RegExp(`(\\ballow:|\\broles:|\\bconst \\w+ =) \\[\\s*'(${roles.join('|')})'`),
]
// The sample people are one of each role.
const samples = 'api/people/accounts/sample-people.ts'

test('nothing but its row asks which role somebody has', () => {
  assert.ok(sources.length > 500)
  for (const file of sources) {
    if (file === samples) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    const found = questions.map((question) => question.exec(text)?.[0]).filter((one) => one !== undefined)
    assert.deepEqual(found, [], `${file}: move the difference into contract/platform/roles.ts`)
  }
})
