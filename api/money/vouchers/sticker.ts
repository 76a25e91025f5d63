import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { serialInGroups } from '#contract/parcels/box-serial.ts'
import { colours, drawBrand, drawPaper, drawQr, millimetre } from '../../papers/paper.ts'
import { FileReply } from '../../platform/file-reply.ts'

const side = 80 * millimetre
const words = {
  id: { title: 'Boks resmi', hint: 'Tempel di boks. Kurir memindai kode ini.' },
  my: { title: 'Kotak rasmi', hint: 'Tampal pada kotak. Kurier mengimbas kod ini.' },
  sg: { title: 'Official box', hint: 'Stick it on the box. The courier scans this code.' },
} as const satisfies Record<Language, { title: string; hint: string }>

/** 80 x 80 mm, one for each box. */
export async function printStickerOf(
  { serial, box_label }: { serial: string; box_label: string },
  language: Language,
) {
  const { title, hint } = words[language]
  const inner = side - 28
  const bytes = await drawPaper(
    [side, side],
    `${title} ${serial}`,
    (paper) => {
      drawBrand(paper, 14, 14, 18)
      paper
        .font('bold')
        .fontSize(34)
        .fillColor(colours.deep)
        .text(box_label, 14, 10, { width: inner, align: 'right' })
      const code = 46 * millimetre
      drawQr(paper, serial, (side - code) / 2, 52, code)
      paper.font('bold').fontSize(15).fillColor(colours.ink)
      paper.text(serialInGroups(serial), 14, 56 + code, {
        width: inner,
        align: 'center',
      })
      paper.font('regular').fontSize(7.5).fillColor(colours.muted)
      paper.text(`${hint}\n${title} · ${company.phone}`, 14, 76 + code, { width: inner, align: 'center' })
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `${serial}.pdf`)
}
