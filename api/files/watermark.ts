import { loadSharp } from './pictures.ts'
import type { drawLine as DrawLine } from './outlines.ts'

const steps = 6

/**
 * Draws words all over a picture, again and again and aslant, into the picture itself: cut out, printed or photographed, any
 * part of it still says who looked.
 */
export async function withWatermark(bytes: Buffer, words: string) {
  // Fonts are read for the first mark, not at the start.
  const [sharp, { drawLine }] = await Promise.all([loadSharp(), import('./outlines.ts')])
  const { width, height } = await sharp(bytes).metadata()
  const mark = Buffer.from(markOf(drawLine, words, { width, height }))
  return sharp(bytes)
    .composite([{ input: mark }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

function markOf(
  drawLine: typeof DrawLine,
  words: string,
  { width, height }: { width: number; height: number },
) {
  const longest = Math.hypot(width, height)
  const size = longest / 52
  const line = Array.from({ length: 4 }, () => words).join('     ')
  const rows = Array.from({ length: steps * 2 + 1 }, (_, row) => {
    const y = ((row - steps) * longest) / (steps * 2)
    const x = -longest / 2 - (row % 2) * size * 9
    return (
      drawLine(line, { x: x + size / 14, y: y + size / 14, size, weight: 700, fill: '#ffffff' }) +
      drawLine(line, { x, y, size, weight: 700, fill: '#16242a' })
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g opacity="0.34" transform="translate(${width / 2} ${height / 2}) rotate(-28)">${rows.join('')}</g></svg>`
}
