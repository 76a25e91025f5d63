import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import type { ShipmentPaper } from './shipment-paper.ts'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } })
const pdfium = await PDFiumLibrary.init()

export interface Picture {
  width: number
  height: number
  /** red, green, blue, opacity */
  data: Uint8ClampedArray<ArrayBuffer>
}

/** Every page as a thermal printer puts it down: black or white, nothing between. */
export async function printed(bytes: Uint8Array, dpi: number): Promise<Picture[]> {
  const document = await pdfium.loadDocument(bytes)
  const pictures: Picture[] = []
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale: dpi / 72, render: 'bitmap' })
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
    for (let at = 0; at < pixels.length; at += 4) {
      const light = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
      pixels.fill(light < 128 ? 0 : 255, at, at + 3)
    }
    pictures.push({ width, height, data: pixels })
  }
  document.destroy()
  return pictures
}

/** What is written on all pages, as one line: where a line is broken says nothing. */
export async function wordsOn(bytes: Uint8Array) {
  const document = await pdfium.loadDocument(bytes)
  const pages = [...document.pages()].map((page) => page.getText())
  document.destroy()
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}

export async function scan({ width, height, data }: Picture, format: 'QRCode' | 'Code128') {
  const options: ReaderOptions = { formats: [format] }
  const found = await readBarcodes({ width, height, data, colorSpace: 'srgb' }, options)
  return found.map(({ text }) => text)
}

const day = (iso: string) => new Date(iso)

export const shipment: ShipmentPaper = {
  tracking_number: 'SB7K2M9QXT4HBNC',
  label_edition: 1,
  mode: 'air',
  lane: 'MY-ID',
  ordered_at: day('2026-11-20T17:30:00Z'),
  sender: {
    name: 'Siti Aminah',
    phone: '+60 12-345 6789',
    email: 'siti@contoh.example',
    address: 'No. 12, Jalan Melati 3, Taman Seri Indah',
    district: 'Petaling',
    city: 'Shah Alam',
    region_id: 'MY-10',
    region: 'Selangor',
    postal_code: '40000',
    country: 'MY',
    service_type: 'drop_off',
    service_package: 'priority',
    counter: 'Pos Contoh Shah Alam',
  },
  receiver: {
    name: 'Budi Santoso',
    phone: '+62 812-3456-7890',
    email: null,
    address: 'Jl. Raya Darmo No. 45, RT 03/RW 07',
    district: 'Wonokromo',
    city: 'Surabaya',
    region_id: '35',
    region: 'Jawa Timur',
    postal_code: '60241',
    country: 'ID',
    service_type: 'self_pickup',
    service_package: 'standard',
    counter: null,
  },
  box: { label: 'XL', serial: 'BX7K2M9QXT4H' },
  length_cm: 60,
  width_cm: 50,
  height_cm: 50,
  weight_g: 12_450,
  weighed: null,
  chargeable_kg: 13,
  pieces: 1,
  item_type: 'Pakaian',
  items: [
    {
      name: 'Baju kurung',
      quantity: 3,
      unit_value_sen: 8900,
      weight_g: 1500,
      hs_code: '6204.43',
      origin: 'MY',
    },
    { name: 'Milo 1 kg', quantity: 4, unit_value_sen: 2450, weight_g: 4100, hs_code: null, origin: 'MY' },
  ],
  declared_value_sen: 36_500,
  purpose: 'gift',
  is_insured: true,
  add_ons: [{ name: 'bubble_wrap', quantity: 2, option: 'all_items' }],
  cover_sen: 36_500,
  arrives: { from: day('2026-11-26T00:00:00Z'), to: day('2026-11-30T00:00:00Z') },
  total_sen: 18_740,
  lines: [],
}

export const longText = 'Kampung Sungai Bakau Kecil Hilir Panjang Sekali '.repeat(12)

/** The white around everything that is drawn: left, top, right, bottom. */
export function margins_mm({ width, height, data }: Picture, dpi: number) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== 0) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return [left, top, width - 1 - right, height - 1 - bottom].map((dots) => (dots * 25.4) / dpi)
}
