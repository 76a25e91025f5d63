import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const fonts = new Map()

/** Our own font as outlines: a picture must not hang on what is installed where it is drawn. */
export function drawLine(text, { x, y, size, weight, fill }) {
  const { glyphs, positions } = fontOf(weight).layout(text)
  let left = 0
  const letters = glyphs.map((glyph, index) => {
    const drawn = `<path transform="translate(${left} 0)" d="${glyph.path.toSVG()}"/>`
    left += positions[index].xAdvance
    return drawn
  })
  const scale = size / fontOf(weight).unitsPerEm
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`
}

/** Lines no wider than this; a word longer than a line stands alone. */
export function breakLines(text, { size, weight, width }) {
  const lines = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(text, size, weight) {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

function fontOf(weight) {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`
  const font = fonts.get(weight) ?? openSync(fileURLToPath(import.meta.resolve(file)))
  fonts.set(weight, font)
  return font
}
