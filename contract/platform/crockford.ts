/** Digits and letters that nobody confuses when reading them aloud: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One character for each random byte. */
export function asCrockford(random: Uint8Array) {
  return Array.from(random, (byte) => alphabet.charAt(byte & 31)).join('')
}

/** As people write it: any case, spaces and dashes anywhere, O for 0, I and L for 1. */
export function readCrockford(text: string) {
  return text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/**
 * One more character that a wrong one, or two swapped ones, would change:
 * the characters are the coefficients of a polynomial over the field with 32 elements.
 */
export function checkCharacter(text: string) {
  let sum = 0
  for (const character of text) sum = timesAlpha(sum) ^ alphabet.indexOf(character)
  return alphabet.charAt(timesAlpha(sum))
}

function timesAlpha(element: number) {
  const shifted = element << 1
  return shifted & 32 ? shifted ^ 0b100101 : shifted
}
