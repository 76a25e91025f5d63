import type { PaymentType } from '#contract/site/payment-types.ts'
import type { Language } from '#contract/platform/language.ts'
import { bilingual } from '../../papers/bilingual.ts'

const english = {
  title: 'Payment receipt',
  number: 'Tracking number',
  date: 'Ordered on',
  paid_on: 'Paid on',
  concerns: 'For the shipment',
  shipments: 'Shipments',
  sender: 'Sender',
  receiver: 'Receiver',
  erased: 'Name deleted with the account',
  payment: 'Payment',
  mode: 'Mode',
  packing: 'Packing',
  own_box: 'Own packaging',
  weight: 'Weight',
  chargeable: 'charged for',
  contents: 'Contents',
  add_ons: 'Add-ons',
  service: 'Service',
  drop_point: 'Agent’s counter',
  counter: 'Collection counter',
  visit: 'Appointment',
  arrives: 'Expected to arrive',
  cover: 'Most we pay if lost',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Price',
  amount: 'Amount',
  unique: 'Unique sen',
  word: 'Payment reference',
  total: 'Total payment',
  paid: 'PAID',
  returns: 'What comes back',
}
export type ReceiptWord = keyof typeof english

const words: Record<Language, Record<ReceiptWord, string>> = {
  id: {
    title: 'Kuitansi pembayaran',
    number: 'Nomor resi',
    date: 'Dipesan pada',
    paid_on: 'Dibayar pada',
    concerns: 'Untuk kiriman',
    shipments: 'Kiriman',
    sender: 'Pengirim',
    receiver: 'Penerima',
    erased: 'Nama dihapus bersama akunnya',
    payment: 'Pembayaran',
    mode: 'Cara kirim',
    packing: 'Kemasan',
    own_box: 'Kemasan sendiri',
    weight: 'Berat',
    chargeable: 'tertagih',
    contents: 'Isi',
    add_ons: 'Layanan tambahan',
    service: 'Layanan',
    drop_point: 'Konter agen',
    counter: 'Konter pengambilan',
    visit: 'Jadwal',
    arrives: 'Perkiraan tiba',
    cover: 'Ganti rugi tertinggi bila hilang',
    item: 'Rincian',
    quantity: 'Jumlah',
    unit: 'Harga',
    amount: 'Nilai',
    unique: 'Kode unik',
    word: 'Kata di kolom berita',
    total: 'Total pembayaran',
    paid: 'LUNAS',
    returns: 'Yang kembali kepada Anda',
  },
  my: {
    title: 'Resit pembayaran',
    number: 'Nombor penjejakan',
    date: 'Ditempah pada',
    paid_on: 'Dibayar pada',
    concerns: 'Untuk penghantaran',
    shipments: 'Penghantaran',
    sender: 'Pengirim',
    receiver: 'Penerima',
    erased: 'Nama dipadam bersama akaunnya',
    payment: 'Pembayaran',
    mode: 'Cara penghantaran',
    packing: 'Pembungkusan',
    own_box: 'Kotak sendiri',
    weight: 'Berat',
    chargeable: 'dicaj',
    contents: 'Kandungan',
    add_ons: 'Perkhidmatan tambahan',
    service: 'Perkhidmatan',
    drop_point: 'Kaunter ejen',
    counter: 'Kaunter pengambilan',
    visit: 'Janji temu',
    arrives: 'Anggaran tiba',
    cover: 'Pampasan tertinggi jika hilang',
    item: 'Butiran',
    quantity: 'Kuantiti',
    unit: 'Harga',
    amount: 'Amaun',
    unique: 'Sen unik',
    word: 'Rujukan bayaran',
    total: 'Jumlah bayaran',
    paid: 'TELAH DIBAYAR',
    returns: 'Yang dipulangkan kepada anda',
  },
  sg: english,
}

interface Notes {
  /** The deposits of boxes, all together. */
  deposit: (amount: string) => string
  /** What the voucher of an official box brings back. */
  voucher: (serial: string) => string
}

const notes: Record<Language, Notes> = {
  id: {
    deposit: (amount) =>
      `Deposit ${amount}: setiap boks punya satu voucher, dan nilainya dikembalikan setelah kurir atau kantor kami mengonfirmasi boks resmi itu dipakai.`,
    voucher: (serial) =>
      `Nilai voucher boks ${serial}, setelah kurir atau kantor kami mengonfirmasi boks resmi itu dipakai.`,
  },
  my: {
    deposit: (amount) =>
      `Deposit ${amount}: setiap kotak mempunyai satu baucar, dan nilainya dibayar balik selepas kurier atau pejabat kami mengesahkan kotak rasmi itu digunakan.`,
    voucher: (serial) =>
      `Nilai baucar kotak ${serial}, selepas kurier atau pejabat kami mengesahkan kotak rasmi itu digunakan.`,
  },
  sg: {
    deposit: (amount) =>
      `Deposit of ${amount}: each box has a voucher, and its value is refunded after a courier or our office confirms that the official box was used.`,
    voucher: (serial) =>
      `The value of box voucher ${serial}, after a courier or our office confirms that the official box was used.`,
  },
}

const types = {
  id: { transfer: 'Transfer bank', qris: 'Kode QR', cash: 'Tunai' },
  my: { transfer: 'Pindahan bank', qris: 'Kod QR', cash: 'Tunai' },
  sg: { transfer: 'Bank transfer', qris: 'QR code', cash: 'Cash' },
} as const satisfies Record<Language, Record<PaymentType, string>>

// With English beside, so that a counter abroad can read the paper; the rest is the reader's alone.
const readAbroad = new Set<ReceiptWord>(['title', 'number', 'date', 'sender', 'receiver', 'payment', 'total'])

/** The words of a receipt in the reader's language. */
export function receiptWords(language: Language) {
  const both = bilingual(words, language)
  return {
    say: (word: ReceiptWord) => (readAbroad.has(word) ? both(word) : words[language][word]),
    notes: notes[language],
    types: types[language],
  }
}
export type ReceiptWords = ReturnType<typeof receiptWords>
