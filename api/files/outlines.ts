import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

interface Line {
  x: number
  y: number
  size: number
  weight: number
  fill: string
}

const fonts = new Map<number, Font>()

/** Draws our own font as outlines: a picture must not depend on the fonts installed on the machine. */
export function drawLine(text: string, { x, y, size, weight, fill }: Line) {
  const { glyphs, positions } = fontOf(weight).layout(text)
  let left = 0
  const letters = glyphs.map((glyph, index) => {
    const drawn = `<path transform="translate(${left} 0)" d="${glyph.path.toSVG()}"/>`
    left += positions[index]?.xAdvance ?? 0
    return drawn
  })
  const scale = size / fontOf(weight).unitsPerEm
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`
}

/** Lines no wider than this; a word longer than a line stands alone. */
export function breakLines(
  text: string,
  { size, weight, width }: { size: number; weight: number; width: number },
) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(text: string, size: number, weight: number) {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

function fontOf(weight: number) {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`
  const known = fonts.get(weight)
  if (known) return known
  const font = openSync(fileURLToPath(import.meta.resolve(file)))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`)
  fonts.set(weight, font)
  return font
}
