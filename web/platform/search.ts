/** Every word of the question asked stands somewhere in the text; accents, case and kinds of space do not matter. */
export function matches(text: string, query: string) {
  const plain = simplified(text)
  return simplified(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function simplified(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .trim()
}
