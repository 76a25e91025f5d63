/** Without vowels they are no words, and without digits no spreadsheet takes them for a number. */
const letters = 'BCDFGHJKMNPQRTVX'
const codeLength = 8

/** What the picture of a passport is called in a file: the end of its id, which differs among the pictures of one account. */
export function pictureCode(id: string) {
  const code = id
    .slice(-codeLength)
    .replaceAll(/[\da-f]/gi, (digit) => letters.charAt(Number.parseInt(digit, 16)))
  return `${code.slice(0, 4)} ${code.slice(4)}`
}

/** The end of the id that is meant, however the code was typed; nothing where this is no code. */
export function endOfPictureId(typed: string) {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (code.length !== codeLength) return undefined
  const digits = [...code].map((letter) => letters.indexOf(letter))
  return digits.includes(-1) ? undefined : digits.map((digit) => digit.toString(16)).join('')
}
