import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sdr } from '#contract/customs/customs-rates.ts'
import { languages } from '#contract/platform/language.ts'
import { foreignWords } from '../../web/locales/foreign-words.ts'
import { bilingual } from './bilingual.ts'
import { printCn22Of } from './cn22.ts'
import { printCn23Of } from './cn23.ts'
import { categories, declaredItems, totalsOf } from './customs-rows.ts'
import { customsWords } from './customs-words.ts'
import { invoiceWords } from './invoice-words.ts'
import { printInvoiceOf } from './invoice.ts'
import { papersFor, type PaperItem } from './shipment-paper.ts'
import { printLabelOf } from './label.ts'
import { longText, margins_mm, printed, scan, shipment, wordsOn } from './test-papers.ts'

const limit_sen = 300 * sdr.sen
const item: PaperItem = { name: 'Kain', quantity: 1, unit_value_sen: 100, hs_code: null, origin: null }
const worth = (sen: number) => ({
  ...shipment,
  items: [{ ...item, unit_value_sen: sen }],
  declared_value_sen: sen,
})

test('customs papers go only with a parcel that crosses the border', () => {
  const home = { ...shipment, receiver: { ...shipment.receiver, country: 'MY' as const } }
  assert.deepEqual(papersFor(home), ['label'])
  assert.deepEqual(papersFor(worth(limit_sen)), ['label', 'cn22', 'invoice'])
  assert.deepEqual(papersFor(worth(limit_sen + 1)), ['label', 'cn23', 'invoice'])
  assert.deepEqual(papersFor({ ...worth(100), declared_value_sen: limit_sen + 1 })[1], 'cn23')
  assert.deepEqual(papersFor({ ...worth(0), purpose: 'documents' }), ['label', 'cn22'])
})

test('totals add up, and a weight that is not known is not invented', () => {
  assert.deepEqual(totalsOf(shipment.items), { quantity: 7, value_sen: 36_500, weight_g: 5600 })
  assert.equal(totalsOf([...shipment.items, item]).weight_g, undefined)
  const [only, ...others] = declaredItems({ ...shipment, items: [] })
  assert.deepEqual([only?.name, only?.unit_value_sen, others.length], ['Pakaian', 36_500, 0])
  const chosen = categories(shipment, bilingual(customsWords, 'id')).filter(({ is_chosen }) => is_chosen)
  assert.deepEqual(chosen, [{ name: 'Hadiah / Gift', is_chosen: true }])
})

const long = (party: typeof shipment.sender) => ({
  ...party,
  name: longText,
  phone: longText,
  email: longText,
  address: '王'.repeat(900),
  city: longText.replaceAll(' ', ''),
})
const crowded = {
  ...shipment,
  sender: long(shipment.sender),
  receiver: long(shipment.receiver),
  items: Array.from({ length: 27 }, () => ({
    name: `${longText} محمد`,
    quantity: 99_999,
    unit_value_sen: 99_999_999,
    weight_g: 9_999_999,
    hs_code: longText.replaceAll(' ', ''),
    origin: longText,
  })),
}

const forms = [
  { name: 'CN 22', print: printCn22Of, pages: 5, dpi: 203 },
  { name: 'CN 23', print: printCn23Of, pages: 3, dpi: 203 },
  { name: 'pro-forma invoice', print: printInvoiceOf, pages: 3, dpi: 203 },
] as const

for (const { name, print, pages, dpi } of forms) {
  test(`a ${name} is one page, and longer lists go on over the next`, async () => {
    for (const [paper, expected] of [
      [shipment, 1],
      [crowded, pages],
    ] as const) {
      const sheets = await printed((await print(paper, 'my')).bytes, dpi)
      assert.equal(sheets.length, expected)
      for (const sheet of sheets) {
        assert.deepEqual(await scan(sheet, 'Code128'), [shipment.tracking_number])
        for (const margin of margins_mm(sheet, dpi)) assert.ok(margin >= 2.5, `${margin} mm`)
      }
    }
  })
}

test('the forms are printed in every language, and borrow no word of the neighbour', async () => {
  for (const language of languages)
    for (const { print } of forms) assert.ok((await print(shipment, language)).bytes.length > 5000)
  for (const language of ['id', 'my'] as const)
    assert.deepEqual(
      Object.values({ ...customsWords[language], ...invoiceWords[language] }).flatMap((words) =>
        foreignWords(language, words),
      ),
      [],
    )
})

const street = 'Perumahan Taman Sari Indah Permai Blok C-17, RT 003/RW 007, '.repeat(5).slice(0, 300)
const name = 'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Haji Muhammad Abdul Rahman'
const far = {
  ...shipment.receiver,
  name,
  address: street,
  district: 'Siau Timur Selatan',
  city: 'Kabupaten Kepulauan Siau Tagulandang Biaro',
  region: 'Sulawesi Utara',
  counter: 'Pos Contoh Ulu Siau Pelabuhan Barat',
}
const sender = { ...shipment.sender, name, address: street, counter: 'Pos Contoh Shah Alam Seksyen 7' }

test('the longest street that anybody may enter pushes no town, postcode or phone off a paper', async () => {
  const papers = [
    ...forms.map(({ print }) => print),
    (paper: typeof shipment) => printLabelOf(paper, 'id', 'https://seberang.example'),
  ]
  for (const print of papers) {
    const words = await wordsOn((await print({ ...shipment, sender, receiver: far }, 'id')).bytes)
    for (const party of [sender, far])
      for (const part of [`${party.region} ${party.postal_code}`, party.city, party.phone])
        assert.ok(words.includes(part), `${part}: ${words}`)
  }
})

test('a whole sheet has room for the whole name and street', async () => {
  for (const print of [printCn23Of, printInvoiceOf]) {
    const words = await wordsOn((await print({ ...shipment, receiver: far }, 'id')).bytes)
    for (const part of [name, street.trim(), far.city]) assert.ok(words.includes(part), `${part}: ${words}`)
  }
})
