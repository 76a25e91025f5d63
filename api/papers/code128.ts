import type { Paper } from './paper.ts'

// Widths of bar, gap, bar, gap, bar, gap for each value of the symbology (ISO/IEC 15417).
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )
const startB = 104
const stop = '2331112'

/** Widths of bars and gaps in turn, a bar first. Set B alone: every number of one length is then equally wide. */
export function code128(text: string) {
  const values = Array.from(text, (character) => character.charCodeAt(0) - 32)
  if (values.some((value) => !(value >= 0 && value < 95))) throw new Error('Code 128 B: printable ASCII only')
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startB) % 103
  const shapes = [startB, ...values, check].map((value) => patterns[value])
  return [...shapes.join(''), ...stop].map(Number)
}

export function code128Modules(characters: number) {
  return 11 * (characters + 3) + 2
}

/** The quiet zones, ten modules on either side, are the caller's white space. */
export function drawCode128(
  paper: Paper,
  text: string,
  { x, y, module, height }: { x: number; y: number; module: number; height: number },
) {
  let left = x
  paper.save().fillColor('#000000')
  for (const [index, width] of code128(text).entries()) {
    if (index % 2 === 0) paper.rect(left, y, width * module, height)
    left += width * module
  }
  paper.fill().restore()
}
