import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCsvCell, asCsvLine } from './csv-cell.ts'

test('no cell begins as a formula does, in any spreadsheet', () => {
  const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
  for (const sign of signs) assert.match(asCsvCell(`${sign}1+1`), /^"?'/, JSON.stringify(sign))
})

test('a cell cannot end early and begin another one', () => {
  assert.equal(asCsvLine(['Ibu", =1', 'a;=1', 'x\r\n=1', 'Siti']), '"Ibu"", =1","a;=1","x\r\n=1",Siti\r\n')
})
