import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{api,contract,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-/.test(file),
)
/** A question about one role; what holds for it belongs into a row. */
const question = /\brole\w*(\(\))?\s*[!=]==\s*'\w+'/i

test('nothing but its row asks which role somebody has', () => {
  assert.ok(sources.length > 500)
  for (const file of sources) {
    const found = question.exec(readFileSync(path.join(root, file), 'utf8'))
    assert.equal(found?.[0], undefined, `${file}: move the difference into contract/platform/roles.ts`)
  }
})
