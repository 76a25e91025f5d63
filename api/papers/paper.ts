import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { encodeQR } from 'qr'
import { company } from '#contract/site/company.ts'
import { defaultLanguage, locales, type Language } from '#contract/platform/language.ts'

export const colours = {
  deep: '#0B3C49',
  kraft: '#F3E9DC',
  ink: '#16242A',
  muted: '#5B6B70',
  accent: '#C8401B',
} as const
export const millimetre = 72 / 25.4

export type Paper = PDFKit.PDFDocument

/** Draws a document and gives its bytes. Sizes in points. */
export async function drawPaper(
  size: 'A4' | [number, number],
  title: string,
  draw: (paper: Paper) => void | Promise<void>,
  language: Language = defaultLanguage,
) {
  const info = { Title: title, Author: company.name }
  // Read at the first paper, not at the start.
  const { default: PdfKit } = await import('pdfkit')
  const paper = new PdfKit({ size, margin: 0, info, lang: locales[language] })
  const [regular, bold] = await loadFonts()
  paper.registerFont('regular', regular).registerFont('bold', bold).font('regular').fillColor(colours.ink)
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.on('error', reject)
  })
  await draw(paper)
  paper.end()
  return finished
}

let fonts: Promise<readonly [Buffer, Buffer]> | undefined

function loadFonts() {
  fonts ??= Promise.all([readFont(400), readFont(700)])
  return fonts
}

function readFont(weight: 400 | 700) {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`
  return readFile(fileURLToPath(import.meta.resolve(file)))
}

/** The two coasts and the arc between them. */
export function drawBrand(paper: Paper, x: number, y: number, size: number) {
  paper
    .save()
    .translate(x, y)
    .scale(size / 24)
    .lineWidth(2.4)
    .lineCap('round')
    .strokeColor(colours.accent)
    .path('M3 15 C7 5 17 5 21 15')
    .stroke()
    .fillColor(colours.deep)
    .circle(3, 17, 2.6)
    .fill()
    .circle(21, 17, 2.6)
    .fill()
    .restore()
  paper
    .font('bold')
    .fontSize(size * 0.8)
    .fillColor(colours.deep)
    .text(company.name, x + size * 1.25, y + size * 0.1, { lineBreak: false })
}

/** A QR code drawn as squares, sharp at any size; the quiet zone is the caller's white space. */
export function drawQr(paper: Paper, text: string, x: number, y: number, side: number) {
  const withBorder = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const rows = withBorder.slice(1, -1).map((row) => row.slice(1, -1))
  const module = side / rows.length
  paper.save().fillColor('#000000')
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) paper.rect(x + column * module, y + row * module, module, module)
  paper.fill().restore()
}
