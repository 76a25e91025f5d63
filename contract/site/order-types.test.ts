import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { orderLetterKinds, orderLetterOf } from '../messages/letters.ts'
import { carriedTypes, orderRules, orderTypes, partiesVisited } from './order-types.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{api,commands,contract,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-|^web\/(gallery|locales)\//.test(file),
)
const named = `'(${orderTypes.join('|')})'`
/** A question about one kind of order; what holds for it belongs into a row. Statements are read by `api/kinds-in-rules.test.ts`. */
const questions = [new RegExp(`\\btype\\s*[!=]==\\s*${named}`), new RegExp(`\\bcase ${named}`)]

test('nothing but its row asks which kind of order it is', () => {
  assert.ok(sources.length > 500)
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const found = questions.map((question) => question.exec(text)?.[0]).filter((one) => one !== undefined)
    assert.deepEqual(found, [], `${file}: move the difference into contract/site/order-types.ts`)
  }
})

test('every kind of order has one letter that says it is paid', () => {
  const paid = orderLetterKinds.map(orderLetterOf).filter(({ on }) => on.includes('payment_approved'))
  assert.deepEqual(paid.map(({ type }) => type).toSorted(), orderTypes.toSorted())
})

test('only what is carried is brought to somebody on a day', () => {
  for (const type of orderTypes) {
    const isCarried = carriedTypes.some((one) => one === type)
    assert.equal(partiesVisited(type).length > 0, isCarried, type)
    assert.equal(orderRules[type].isAskedByUs && isCarried, false, type)
  }
})
