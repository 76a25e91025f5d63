import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposedType } from './proposed-type.ts'

test('what is sent is declared as what its name says, in three languages', () => {
  for (const [name, type] of [
    ['Mainan anak', 'toys'],
    ['Toys', 'toys'],
    ['5 helai baju kurung', 'clothes'],
    ['T-shirts', 'clothes'],
    ['Books for school', 'books'],
    ['HP bekas', 'phones_laptops_tablets'],
    ['Kopi Aceh', 'dry_food'],
  ] as const)
    assert.equal(proposedType([name]), type, name)
})

test('what nobody knows is of the general kind, and the first thing that is known decides', () => {
  assert.equal(proposedType(['']), 'other')
  assert.equal(proposedType(['Teak figure', 'tax papers']), 'other')
  assert.equal(proposedType(['Hiasan', 'Sepatu', 'Baju']), 'shoes_bags')
})
