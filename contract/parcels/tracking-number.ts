import { asCrockford, checkCharacter, readCrockford } from '../platform/crockford.ts'

const shape = /^SB[0-9A-HJKMNP-TV-Z]{13}$/

export const trackingNumber_bytes = 12

export function newTrackingNumber(random: Uint8Array) {
  const body = asCrockford(random)
  return `SB${body}${checkCharacter(body)}`
}

/** The number as it is stored, or undefined when no such number can exist: the database need not be asked then. */
export function readTrackingNumber(text: string) {
  // A label printed after a change adds its edition; a number whose last character follows a dash is complete.
  return readWhole(text) ?? readWhole(text.replace(/-\s*\d{1,3}\s*$/, ''))
}

function readWhole(text: string) {
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
  // Chats add marks nobody sees, writers use every kind of dash, and links write a space as %20 or +.
  const plain = text
    .slice(0, mostPasted)
    .toUpperCase()
    .replaceAll(/%20|[\p{Cf}\p{Pd}+._]/gu, ' ')
  return firstNumber(plain, standsAlone) ?? firstNumber(plain, standsAnywhere) ?? withoutLetters(plain)
}

/** All of it but the letters that every number begins with, as people read it aloud. Letters alone are a name, digits alone the code of a shop. */
export function withoutLetters(text: string) {
  return /\d/.test(text) && /[a-z]/i.test(text) ? readWhole(`SB${text}`) : undefined
}

const mostPasted = 5000
// Ordinary words that happen to fit ("as back at the …") are tried only after whatever stands alone.
const standsAlone = /(?=(?<![0-9A-Z])(S\s*B(?:\s*[0-9A-Z]){13})(?![0-9A-Z]))/g
// Looked for at every place: what only begins like a number may end inside one.
const standsAnywhere = /(?=(S\s*B(?:\s*[0-9A-Z]){13}))/g

function firstNumber(text: string, shape: RegExp) {
  for (const [, part = ''] of text.matchAll(shape)) {
    const number = readTrackingNumber(part)
    if (number) return number
  }
  return undefined
}
