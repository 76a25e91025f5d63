/** Letters and digits alone, small, and where each stands in the text. */
function compact(text: string) {
  const kept = [...text.matchAll(/[\p{L}\p{N}]/gu)]
  return {
    letters: kept.map(([letter]) => letter.toLowerCase()).join(''),
    places: kept.map(({ index }) => index),
  }
}

/**
 * Which part of a text is what was typed, however both are grouped: the first and the last letter. A phone may be typed as one
 * does at home, without what only the country writes before it.
 */
export function matchIn(text: string, typed: string): readonly [from: number, to: number] | undefined {
  const { letters, places } = compact(text)
  const whole = compact(typed).letters
  for (const wanted of [
    whole,
    whole.replace(/^0+/, ''),
    compact(typed.trim().split(/\s/)[0] ?? '').letters,
  ]) {
    const begins = wanted === '' ? -1 : letters.indexOf(wanted)
    const [from, to] = [places[begins], places[begins + wanted.length - 1]]
    if (begins >= 0 && from !== undefined && to !== undefined) return [from, to + 1]
  }
  return undefined
}
