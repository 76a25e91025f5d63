import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Language } from '#contract/platform/language.ts'
import { momentIn } from '#contract/places/moment.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { FileReply } from '../../platform/file-reply.ts'
import { bilingual, type Say } from '../../papers/bilingual.ts'
import { fit } from '../../papers/fit.ts'
import { cell, drawTable, inPages } from '../../papers/form.ts'
import { colours, drawBrand, drawPaper, millimetre, type Paper } from '../../papers/paper.ts'
import { kilograms, ringgit } from '../../papers/texts.ts'
import type { Loaded } from './contents.ts'
import type { Manifest } from './manifest.ts'
import { manifestWords, type ManifestWord } from './paper-words.ts'

const left = 14
const width = 182
const room = 20

/** The list that travels with the parcels, signed by whoever hands them over and whoever takes them. */
export async function printManifestOf(manifest: Manifest, parcels: readonly Loaded[], language: Language) {
  const say = bilingual(manifestWords, language)
  const name = `${manifest.from_place} - ${manifest.to_place}`
  const bytes = await drawPaper(
    'A4',
    `${say('title')} ${name}`,
    (paper) => {
      const pages = inPages(parcels, room)
      for (const [index, rows] of pages.entries()) {
        if (index > 0) paper.addPage()
        const isLast = index === pages.length - 1
        drawHead(paper, manifest, language, say)
        drawParcels(paper, { manifest, rows, isLast, say })
        drawFoot(paper, `${index + 1} / ${pages.length}`, say)
      }
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `manifest-${manifest.id}.pdf`)
}

function drawHead(paper: Paper, manifest: Manifest, language: Language, say: Say<ManifestWord>) {
  const { mode, from_place, to_place, counter, closed_at, cut_off_at, departs_at } = manifest
  const at = (moment: Date) => momentIn(language, zoneOfCountry(manifest.from_country), moment)
  drawBrand(paper, left * millimetre, 12 * millimetre, 9 * millimetre)
  paper.fillColor(colours.deep)
  fit(paper, `${from_place} - ${to_place}`, [left, 26, width, 9], { size: 18, smallest: 9, font: 'bold' })
  fit(paper, say('title'), [left + 90, 12, 92, 9], { size: 16, font: 'bold', align: 'right' })
  const fields = [
    [say('by'), say(mode)],
    [say('counter'), counter ?? say('office')],
    [say('cut_off'), at(cut_off_at)],
    [say('departs'), at(departs_at)],
    [say('closed'), closed_at ? at(closed_at) : say('still_open')],
  ] as const
  const fifth = width / fields.length
  for (const [index, [title, value]] of fields.entries())
    cell(paper, title, value, [left + index * fifth, 38, fifth, 15], 8.5)
}

interface Part {
  manifest: Manifest
  rows: readonly Loaded[]
  isLast: boolean
  say: Say<ManifestWord>
}

function drawParcels(paper: Paper, { manifest, rows, isLast, say }: Part) {
  const table = {
    columns: [
      { title: say('number'), width: 44 },
      { title: say('way'), width: 44 },
      { title: say('weight'), width: 16, align: 'right' },
      { title: say('charged'), width: 16, align: 'right' },
      { title: say('contents'), width: 38 },
      { title: say('value'), width: 24, align: 'right' },
    ],
    rows: rows.map(rowOf),
    totals: isLast
      ? [`${say('total')}: ${manifest.parcels}`, '', '', kilograms(manifest.loaded_kg * 1000)]
      : [say('continued')],
    head_mm: 8,
    row_mm: 8.5,
    room,
    size: 9,
  } as const
  drawTable(paper, table, left, 58)
}

/** Contents and value stand only on the paper of the office, which declares them. */
function rowOf({ tracking_number, from_city, to_city, weight, chargeable_kg, ...goods }: Loaded) {
  return [
    inGroups(tracking_number),
    [from_city, to_city].filter(Boolean).join(' - '),
    weight === null ? '' : kilograms(weight * 1000),
    kilograms(chargeable_kg * 1000),
    goods.contents ?? '',
    goods.declared_value === null ? '' : ringgit(goods.declared_value),
  ]
}

function drawFoot(paper: Paper, page: string, say: Say<ManifestWord>) {
  const half = width / 2
  cell(paper, say('given_by'), '', [left, 252, half, 22])
  cell(paper, say('taken_by'), '', [left + half, 252, half, 22])
  fit(paper, page, [left + 150, 280, 32, 5], { size: 8, align: 'right' })
}
