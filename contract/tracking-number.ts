import { asCrockford, checkCharacter, readCrockford } from './crockford.ts'

const shape = /^SB[0-9A-HJKMNP-TV-Z]{13}$/

export const trackingNumber_bytes = 12

export function newTrackingNumber(random: Uint8Array) {
  const body = asCrockford(random)
  return `SB${body}${checkCharacter(body)}`
}

/** The number as it is stored, or undefined when no such number can exist: nobody needs to ask the database then. */
export function readTrackingNumber(text: string) {
  const number = readCrockford(text)
  return shape.test(number) && checkCharacter(number.slice(2, 14)) === number[14] ? number : undefined
}

/** SB 7K2M 9QXT 4HBN C */
export function inGroups(number: string) {
  return [
    number.slice(0, 2),
    number.slice(2, 6),
    number.slice(6, 10),
    number.slice(10, 14),
    number.slice(14),
  ].join(' ')
}

/** The first number of ours in a text somebody pasted: a message, a link, a label read aloud. */
export function findTrackingNumber(text: string) {
  // Looked for at every place: what only begins like a number may end inside one.
  for (const [, part = ''] of text.toUpperCase().matchAll(/(?=(S\s*-?B(?:[\s-]*[0-9A-Z]){13}))/g)) {
    const number = readTrackingNumber(part)
    if (number) return number
  }
  return undefined
}
