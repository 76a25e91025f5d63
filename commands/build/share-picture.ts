import { readFileSync } from 'node:fs'
import path from 'node:path'
import { breakLines, drawLine } from '../../api/files/outlines.ts'

export const shareWidth = 1200
export const shareHeight = 630
const edge = 80
const coasts = readFileSync(path.resolve(import.meta.dirname, '../../web/ui/map/coasts.svg'), 'utf8')
const otherCoasts = coastsOf('other')
const ownCoasts = coastsOf('own')

/** What a chat shows of a page: its title over the strait, with the arc between the two coasts. */
export function sharePicture({ name, title }: { name: string; title: string }) {
  const { size, lines } = fit(title)
  const words = lines.map((line, index) =>
    drawLine(line, {
      x: edge,
      y: 556 - (lines.length - 1 - index) * size * 1.16,
      size,
      weight: 700,
      fill: '#F7F1E8',
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}" viewBox="0 0 ${shareWidth} ${shareHeight}">
<rect width="${shareWidth}" height="${shareHeight}" fill="#0B3C49"/>
<g transform="translate(230 -10) scale(1.26)"><path d="${otherCoasts}" fill="#0F4653"/><path d="${ownCoasts}" fill="#175968"/></g>
<path d="M409 115C540 0 810 50 898 336" fill="none" stroke="#E4572E" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 16"/>
<circle cx="409" cy="115" r="13" fill="#E4572E"/><circle cx="898" cy="336" r="13" fill="#E4572E"/>
<g transform="translate(${edge} 78) scale(2)"><path d="M3 16C8 1 24 1 29 16" fill="none" stroke="#F7F1E8" stroke-width="3" stroke-linecap="round"/><circle cx="3" cy="16" r="3" fill="#E4572E"/><circle cx="29" cy="16" r="3" fill="#E4572E"/></g>
${drawLine(name, { x: edge + 84, y: 114, size: 40, weight: 700, fill: '#F7F1E8' })}
${words.join('')}
</svg>`
}

/** As large as two lines allow. */
function fit(title: string) {
  const linesAt = (size: number) => breakLines(title, { size, weight: 700, width: shareWidth - 2 * edge })
  const size = [80, 68].find((size) => linesAt(size).length <= 2) ?? 58
  return { size, lines: linesAt(size) }
}

function coastsOf(id: string) {
  return new RegExp(`id="${id}" d="([^"]+)"`).exec(coasts)?.[1] ?? ''
}
