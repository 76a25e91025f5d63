import { checkCharacter, randomCrockford, readCrockford } from './crockford.ts'

const shape = /^BX[0-9A-HJKMNP-TV-Z]{10}$/

/** What stands on the sticker of an official box. */
export function newBoxSerial() {
  const random = randomCrockford(9)
  return `BX${random}${checkCharacter(random)}`
}

export function readBoxSerial(text: string) {
  const serial = readCrockford(text)
  return shape.test(serial) && checkCharacter(serial.slice(2, 11)) === serial[11] ? serial : undefined
}
