import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { nothingOfBuyer, nothingOfParty } from './personal-data.ts'

const register = readFileSync(path.resolve(import.meta.dirname, '../../../docs/personal-data.md'), 'utf8')

/** What the register says of a table in its second column. */
function columnsOf(table: string) {
  const row = register.split('\n').find((line) => line.startsWith(`| \`${table}\` |`))
  return [...(row?.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, column]) => column)
}

test('what is emptied with an account is what the register of personal data names', () => {
  assert.deepEqual(columnsOf('box_purchases').toSorted(), Object.keys(nothingOfBuyer).toSorted())
  assert.deepEqual(columnsOf('shipment_parties').toSorted(), Object.keys(nothingOfParty).toSorted())
})
