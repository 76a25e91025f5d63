import { asCrockford, checkCharacter, readCrockford } from '../platform/crockford.ts'

const shape = /^BX[0-9A-HJKMNP-TV-Z]{10}$/

export const boxSerial_bytes = 9

/** What the sticker of an official box says. */
export function newBoxSerial(random: Uint8Array) {
  const body = asCrockford(random)
  return `BX${body}${checkCharacter(body)}`
}

export function readBoxSerial(text: string) {
  const serial = readCrockford(text)
  return shape.test(serial) && checkCharacter(serial.slice(2, 11)) === serial[11] ? serial : undefined
}

/** As on the sticker. */
export function serialInGroups(serial: string) {
  return `${serial.slice(0, 2)} ${serial.slice(2, 7)} ${serial.slice(7)}`
}
