import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test from 'node:test'
import { endOfPictureId, pictureCode } from './picture-codes.ts'

test('the code of a picture leads back to the end of its id, however it is typed', () => {
  assert.equal(pictureCode('019ac5d2-7f3e-7abc-8def-0123456789af'), 'GHJK MNPX')
  for (let count = 0; count < 100; count += 1) {
    const id = randomUUID()
    const code = pictureCode(id)
    for (const typed of [code, code.toLowerCase(), code.replace(' ', ''), ` ${code.replace(' ', '-')} `])
      assert.equal(endOfPictureId(typed), id.slice(-8))
  }
})

test('what is no code of a picture is none', () => {
  for (const typed of ['', 'paspor', 'JKMN PQT', 'JKMN PQTXX', 'JKMN PQTA', '12345678', randomUUID()])
    assert.equal(endOfPictureId(typed), undefined, typed)
})
