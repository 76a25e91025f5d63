import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { languages } from '#contract/platform/language.ts'
import { newTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { foreignWords } from '../../web/locales/foreign-words.ts'
import { code128 } from './code128.ts'
import { printable } from './fit.ts'
import { labelWords } from './label-words.ts'
import { printLabelOf } from './label.ts'
import { longText, margins_mm, printed, scan, shipment } from './test-papers.ts'

const site = 'https://seberang.example/'
const link = `https://seberang.example/resi-detail?number=${shipment.tracking_number}`
const long = (party: typeof shipment.sender) => ({
  ...party,
  name: longText,
  phone: longText,
  address: `${longText}\n${longText}`,
  district: longText.replaceAll(' ', ''),
  city: longText,
  region: longText,
})

const papers = {
  'as most are': shipment,
  'with very long texts': {
    ...shipment,
    mode: 'sea' as const,
    sender: long(shipment.sender),
    receiver: long(shipment.receiver),
    box: { label: longText, serial: longText },
    items: Array.from({ length: 60 }, () => ({
      name: longText,
      quantity: 9,
      unit_value_sen: 1,
      hs_code: null,
      origin: null,
    })),
    declared_value_sen: 999_999_999,
    weight_g: 999_999,
  },
  'with letters the font does not have': {
    ...shipment,
    box: null,
    sender: { ...shipment.sender, name: '王小明', address: '中山路 12 🎁\u202E' },
    receiver: { ...shipment.receiver, name: 'محمد بن سعيد', address: 'Nguyễn Văn Trỗi 5\u0000' },
    items: [],
  },
}

for (const [name, paper] of Object.entries(papers))
  for (const dpi of [203, 300])
    test(`a label ${name} is one page and both codes are read at ${dpi} dpi`, async () => {
      const { bytes } = await printLabelOf(paper, 'id', site)
      const pages = await printed(bytes, dpi)
      assert.equal(pages.length, 1)
      const [page] = pages
      assert.ok(page)
      assert.deepEqual(await scan(page, 'Code128'), [shipment.tracking_number])
      assert.deepEqual(await scan(page, 'QRCode'), [link])
      for (const margin of margins_mm(page, dpi)) assert.ok(margin >= 2.5, `${margin} mm`)
    })

test('a label printed after a change names its edition in both codes', async () => {
  for (const [edition, dpi] of [
    [2, 203],
    [12, 300],
  ] as const) {
    const { bytes } = await printLabelOf({ ...shipment, label_edition: edition }, 'id', site)
    const [page] = await printed(bytes, dpi)
    assert.ok(page)
    assert.deepEqual(await scan(page, 'Code128'), [`${shipment.tracking_number}-${edition}`])
    assert.deepEqual(await scan(page, 'QRCode'), [`${link}&label=${edition}`])
    for (const margin of margins_mm(page, dpi)) assert.ok(margin >= 2.5, `${margin} mm`)
  }
})

test('every piece has its own label in every language', async () => {
  for (const language of languages) {
    const { bytes, name } = await printLabelOf({ ...shipment, pieces: 3 }, language, site)
    assert.equal((await printed(bytes, 72)).length, 3)
    assert.equal(name, `${shipment.tracking_number}-label.pdf`)
  }
})

test('any tracking number is equally wide and read back as Code 128', async () => {
  const random = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(newTrackingNumber)
  await fc.assert(
    fc.asyncProperty(random, async (number) => {
      const widths = code128(number)
      assert.equal(
        widths.reduce((sum, width) => sum + width, 0),
        200,
      )
      const row = [20, ...widths, 20].flatMap((width, index) => Array(width * 2).fill(index % 2 ? 0 : 255))
      const pixels = Array.from({ length: 40 }, () => row.flatMap((light) => [light, light, light, 255]))
      const picture = { width: row.length, height: 40, data: new Uint8ClampedArray(pixels.flat()) }
      assert.deepEqual(await scan(picture, 'Code128'), [number])
    }),
    { numRuns: 40 },
  )
})

test('what set B cannot say is refused', () => {
  assert.throws(() => code128('kotak é'))
  assert.throws(() => code128('\n'))
})

test('text keeps what the font can draw', () => {
  assert.equal(printable('Łódź, Nguyễn\tĐạt – “x” ½'), 'Lódz, Nguyen Dat – “x” ½')
  assert.equal(printable('李 Budi 🎁\u0007'), '? Budi')
  fc.assert(
    fc.property(fc.uint16Array(), (units) => {
      const text = printable(String.fromCharCode(...units))
      return printable(text) === text
    }),
    { examples: [[Uint16Array.from([33, 9, 0, 9, 33])]] },
  )
})

test('the label borrows no word of the neighbour', () => {
  for (const language of ['id', 'my'] as const)
    assert.deepEqual(
      Object.values(labelWords[language]).flatMap((word) => foreignWords(language, word)),
      [],
    )
})
