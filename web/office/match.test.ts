import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchIn } from './match.ts'

function marked(text: string, typed: string) {
  const match = matchIn(text, typed)
  return match && text.slice(...match)
}

test('what was typed is found in what is shown, however either is grouped', () => {
  assert.equal(marked('SB 7K2M 9QXT 4HBN C', '7k2m9'), '7K2M 9')
  assert.equal(marked('SB 7K2M 9QXT 4HBN C', 'sb7k'), 'SB 7K')
  assert.equal(marked('+60137654321', '013-765 4321'), '0137654321')
  assert.equal(marked('+60 13-765 4321', '0137654321'), '0 13-765 4321')
  assert.equal(marked('+62817654321', '0817654321'), '817654321')
  assert.equal(marked('+60137654321', '00 60 13 765'), '6013765')
  assert.equal(marked('Nurhaliza binti Contoh', 'contoh'), 'Contoh')
  assert.equal(marked('nur.haliza@example.com', 'nur.hal'), 'nur.hal')
})

test('of several words that stand apart the first is marked, and of none nothing', () => {
  assert.equal(marked('Nurhaliza binti Contoh', 'nurhaliza contoh'), 'Nurhaliza')
  assert.equal(marked('Budi', 'santoso'), undefined)
  assert.equal(marked('Budi', ''), undefined)
})
