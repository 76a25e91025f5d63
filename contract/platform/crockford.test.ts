import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { boxSerial_bytes, newBoxSerial, readBoxSerial } from '../parcels/box-serial.ts'
import {
  findTrackingNumber,
  inGroups,
  newTrackingNumber,
  readTrackingNumber,
  trackingNumber_bytes,
} from '../parcels/tracking-number.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a number is read however it is written', () => {
  const number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  assert.match(number, /^SB[0-9A-HJKMNP-TV-Z]{13}$/)
  for (const written of [
    number.toLowerCase(),
    inGroups(number),
    `${number}-2`,
    `${inGroups(number)} - 12`,
    ` ${number.replaceAll('0', 'O')}-`,
    number.replaceAll('1', 'l'),
  ])
    assert.equal(readTrackingNumber(written), number)
})

test('one wrong character or two swapped neighbours never make another number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 1, max: 31 }), (at, by) => {
      const number = newTrackingNumber(randomBytes(trackingNumber_bytes))
      const wrong = alphabet[(alphabet.indexOf(number[at] ?? '') + by) % 32]
      assert.equal(readTrackingNumber(number.slice(0, at) + wrong + number.slice(at + 1)), undefined)
      const [one, two] = [number[at - 1], number[at]]
      if (at > 2 && one !== two)
        assert.equal(
          readTrackingNumber(`${number.slice(0, at - 1)}${two}${one}${number.slice(at + 1)}`),
          undefined,
        )
    }),
  )
})

test('a number is found in whatever was pasted', () => {
  const number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  for (const text of [
    `Paket Anda ${inGroups(number)}, terima kasih`,
    `https://seberang.example/resi-detail?number=${number}&x=1`,
    `SB0000 0000 ${number.toLowerCase()}`,
    `No resi: ${inGroups(number).toLowerCase()} ya kak`,
    `resi${number}`,
    `*${inGroups(number).replaceAll(' ', '\u2011')}*`,
    `\u2068${inGroups(number).replaceAll(' ', '\u00a0')}\u2069`,
    `/resi-detail?number=${encodeURIComponent(inGroups(number))}#r=abc`,
    `/resi-detail?number=${inGroups(number).replaceAll(' ', '+')}`,
  ])
    assert.equal(findTrackingNumber(text), number, text)
  // The letters that all of them begin with are left out by whoever reads one aloud.
  assert.equal(findTrackingNumber(inGroups(number).slice(2)), number)
  assert.equal(findTrackingNumber('SB 1234 5678 9012 3'), undefined)
})

test('words that happen to fit never hide the number beside them', () => {
  const number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  const endings = [...alphabet].filter((letter) => findTrackingNumber(`isb ackatthehote${letter}`))
  assert.equal(endings.length, 1)
  assert.equal(findTrackingNumber(`isb ackatthehote${endings.join('')} ${number}`), number)
})

test('a box serial is not a tracking number', () => {
  const serial = newBoxSerial(randomBytes(boxSerial_bytes))
  assert.equal(readBoxSerial(serial.toLowerCase()), serial)
  assert.equal(readTrackingNumber(serial), undefined)
  assert.equal(readBoxSerial(newTrackingNumber(randomBytes(trackingNumber_bytes))), undefined)
})
