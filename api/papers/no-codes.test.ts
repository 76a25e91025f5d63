import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { languages, type Language } from '#contract/platform/language.ts'
import { drawnFaults } from '../../web/locales/drawn-faults.ts'
import type { FileReply } from '../platform/file-reply.ts'
import { printPaperOf } from '../orders/transactions/papers.ts'
import { printReceiptOf } from '../orders/transactions/receipt.ts'
import { printStickerOf } from '../money/vouchers/sticker.ts'
import { transactions } from './test-transactions.ts'

const site = 'https://seberang.example'
const pdfium = await PDFiumLibrary.init()

async function textOf({ bytes }: FileReply) {
  const document = await pdfium.loadDocument(bytes)
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  document.destroy()
  return text.replaceAll('\r', '')
}

function papersOf(name: keyof typeof transactions, language: Language) {
  const transaction = transactions[name]
  const kinds = transaction.shipment?.papers ?? []
  return [
    printReceiptOf(transaction, language),
    ...kinds.map((kind) => printPaperOf(transaction, kind, language, site)),
    printStickerOf({ serial: 'BX7K2M9QXT4H', box_label: 'XL' }, language),
  ]
}

test('the search for codes finds each kind of them', () => {
  for (const fault of [
    'freight_first RM 5',
    'ui.save',
    'b2b1f3a0-3f0f-4c39-9c1e-5b8c6c1f0a11',
    'NaN kg',
    '2026-11-23',
    'Halo {{name}}',
    'Tiba\n–\n',
    'Bubble wrap ()',
  ])
    assert.equal(drawnFaults(fault).length > 0, true, fault)
  assert.deepEqual(
    drawnFaults('Surat – dan buku, 5–7 hari. surat_a@contoh.example, https://a.example/x_y'),
    [],
  )
})

for (const name of Object.keys(transactions).filter(isKnown))
  for (const language of languages)
    test(`no paper of ${name} says a code, a gap or a raw date, in ${language}`, async () => {
      for (const paper of await Promise.all(papersOf(name, language))) {
        const text = await textOf(paper)
        assert.deepEqual(drawnFaults(text), [], `${paper.name}\n${text}`)
      }
    })

function isKnown(name: string): name is keyof typeof transactions {
  return name in transactions
}

test('a shipment’s receipt names both people, the work and the appointments; boxes’ deposits are for boxes', async () => {
  const most = await textOf(await printReceiptOf(transactions['a shipment with the most'], 'id'))
  for (const said of [
    'Pengirim / Sender',
    'Penerima / Receiver',
    'Antar ke agen, Prioritas',
    'Ambil sendiri, Prioritas',
    'Senin, 23 November 2026, 09:00–12:00 MYT',
    'Senin, 23 November 2026, 09:00–12:00 WITA',
    'Bubble wrap × 3 (semua barang)',
    'Boks resmi XL, 60 × 50 × 50 cm',
    '29,125 kg, tertagih 30 kg',
    'Nilai voucher boks BX 7K2M9 QXT4H',
    '22 November 2026 pukul 00:30 MYT',
    'Ongkos 12,5 kg × RM 7.50',
  ])
    assert.ok(flat(most).includes(said), `${said}\n${most}`)
  assert.doesNotMatch(most, /[Dd]eposit/)
  const boxes = await textOf(await printReceiptOf(transactions['boxes with the most'], 'sg'))
  assert.match(flat(boxes), /Deposit of RM 3,000\.00: each box has a voucher/)
  const batch = await textOf(await printReceiptOf(transactions['a batch'], 'my'))
  assert.match(flat(batch), /Malaysia ke Indonesia melalui laut, 60 penghantaran/)
})

test('an older order, which knows neither net weight nor origin, declares the parcel’s own', async () => {
  const transaction = transactions['a shipment with the least']
  const text = flat(await textOf(await printPaperOf(transaction, 'cn22', 'sg', site)))
  assert.match(text, /Surat 1 1 kg RM 0\.00 Malaysia Total 1 1 kg RM 0\.00/)
})

test('a label says in short codes how a parcel comes, how it goes and what is done with it', async () => {
  const transaction = transactions['a shipment with the most']
  const text = flat(await textOf(await printPaperOf(transaction, 'label', 'sg', site)))
  for (const said of ['DO PRIO > SP PRIO', 'BW x3 CR x3 WP x3 RP x3 IP x3 IN x3', 'DO: Pos Contoh Shah Alam'])
    assert.ok(text.includes(said), `${said}\n${text}`)
})

test('once weighed, the label says what the scale said, and customs what was declared', async () => {
  const order = transactions['a shipment with the least']
  const weighed = { weight: 6.25, length: 41, width: 31, height: 21 }
  const transaction = { ...order, shipment: order.shipment && { ...order.shipment, weighed } }
  const read = async (kind: 'label' | 'cn22') =>
    flat(await textOf(await printPaperOf(transaction, kind, 'sg', site)))
  assert.match(await read('label'), /6\.25 kg.*41 x 31 x 21/)
  assert.doesNotMatch(await read('cn22'), /6\.25/)
})

function flat(text: string) {
  return text.replaceAll(/\s+/g, ' ')
}
