import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newBoxSerial } from '#contract/parcels/box-serial.ts'
import { newHandOverCode } from '#contract/courier/hand-overs.ts'
import { inGroups, newTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { labelNumber, labelNumberInGroups } from '#contract/parcels/label-number.ts'
import { editionIn, findCode } from './codes.ts'

const number = newTrackingNumber(Uint8Array.from({ length: 12 }, (_, index) => index * 7))
const serial = newBoxSerial(Uint8Array.from({ length: 9 }, (_, index) => index * 11))

test('the address on a label gives its tracking number', () => {
  assert.deepEqual(findCode(`https://seberang.example/resi-detail?number=${number}`), {
    kind: 'parcel',
    code: number,
  })
})

test('a number is found however it was typed and whatever stands around it', () => {
  for (const text of [
    number,
    inGroups(number),
    ` ${number.toLowerCase()}\n`,
    `Resi: ${inGroups(number)}, terima kasih`,
    `SB ${number}`,
    inGroups(number).slice(2).toLowerCase(),
  ])
    assert.deepEqual(findCode(text), { kind: 'parcel', code: number }, text)
})

test('the sticker of a box gives its serial', () => {
  for (const text of [serial, serial.toLowerCase(), `${serial.slice(0, 6)}-${serial.slice(6)}`])
    assert.deepEqual(findCode(text), { kind: 'box', code: serial }, text)
})

test('a wrong check character, another code and an empty text give nothing', () => {
  const wrong = number.slice(0, 14) + (number.endsWith('0') ? '1' : '0')
  for (const text of [wrong, 'https://example.com/?number=12', '8991234567890', ''])
    assert.equal(findCode(text), undefined, text)
})

test('what a colleague shows gives the code of the hand-over', () => {
  const code = newHandOverCode(Uint8Array.from({ length: 9 }, (_, index) => index * 13))
  for (const text of [code, code.toLowerCase(), `${code.slice(0, 4)} ${code.slice(4)}`])
    assert.deepEqual(findCode(text), { kind: 'hand_over', code }, text)
})

test('a label printed after a change names its edition, by its codes and to whoever types it', () => {
  const address = `https://seberang.example/resi-detail?number=${number}`
  const later = [`${address}&label=3`, labelNumber(number, 3), labelNumberInGroups(number, 3).toLowerCase()]
  for (const text of later) {
    assert.equal(editionIn(text), 3, text)
    assert.deepEqual(findCode(text), { kind: 'parcel', code: number }, text)
  }
  const dashed = `${number.slice(0, 14)}-${number.slice(14)}`
  for (const text of [address, number, inGroups(number), dashed, `${address}&label=x`, ''])
    assert.equal(editionIn(text), undefined, text)
})
