import type { Language } from '#contract/language.ts'

const english = {
  title: 'Payment receipt',
  number: 'Tracking number',
  date: 'Ordered on',
  receiver: 'Receiver',
  payment: 'Payment',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Price',
  amount: 'Amount',
  unique: 'Unique sen',
  total: 'Total payment',
  paid: 'PAID',
  types: { transfer: 'Bank transfer', qris: 'QR code', cash: 'Cash' },
  note: 'The deposit comes back: each box has a voucher, and its value is refunded after a courier or our office confirms that the official box was used.',
}

type Words = Omit<typeof english, 'lines'>
type Params = Record<string, string | number>
export type ReceiptWords = Words & {
  lines: Record<string, string | undefined>
  /** The shipments of one lane in a batch. */
  parcels: (params: Params) => string
}

const own: Record<Language, Words> = {
  id: {
    title: 'Kuitansi pembayaran',
    number: 'Nomor resi',
    date: 'Dipesan pada',
    receiver: 'Penerima',
    payment: 'Pembayaran',
    item: 'Barang',
    quantity: 'Jumlah',
    unit: 'Harga',
    amount: 'Nilai',
    unique: 'Kode unik',
    total: 'Total pembayaran',
    paid: 'LUNAS',
    types: { transfer: 'Transfer bank', qris: 'Kode QR', cash: 'Tunai' },
    note: 'Deposit dikembalikan: setiap boks punya satu voucher, dan nilainya dikembalikan setelah kurir atau kantor kami memastikan boks resmi itu dipakai.',
  },
  my: {
    title: 'Resit pembayaran',
    number: 'Nombor penjejakan',
    date: 'Ditempah pada',
    receiver: 'Penerima',
    payment: 'Pembayaran',
    item: 'Barang',
    quantity: 'Kuantiti',
    unit: 'Harga',
    amount: 'Nilai',
    unique: 'Kod unik',
    total: 'Jumlah bayaran',
    paid: 'TELAH DIBAYAR',
    types: { transfer: 'Pindahan bank', qris: 'Kod QR', cash: 'Tunai' },
    note: 'Deposit dipulangkan: setiap kotak mempunyai satu baucar, dan nilainya dibayar balik selepas kurier atau pejabat kami mengesahkan kotak rasmi itu digunakan.',
  },
  sg: english,
}

const lines: Record<Language, Record<string, string>> = {
  id: { box: 'Boks resmi', deposit: 'Deposit boks', difference: 'Selisih ongkos kirim' },
  my: { box: 'Kotak rasmi', deposit: 'Deposit kotak', difference: 'Perbezaan caj penghantaran' },
  sg: { box: 'Official box', deposit: 'Deposit for box', difference: 'Difference after weighing' },
}

const ways: Record<Language, { air: string; sea: string; parcels: string }> = {
  id: { parcels: 'Kiriman', air: 'udara', sea: 'laut' },
  my: { parcels: 'Kiriman', air: 'udara', sea: 'laut' },
  sg: { parcels: 'Shipments', air: 'air', sea: 'sea' },
}

function parcelsIn(language: Language) {
  const words = ways[language]
  return ({ lane = '', mode }: Params) => {
    const [from, to] = String(lane).startsWith('domestic_')
      ? [String(lane).slice(-2)]
      : String(lane).split('-')
    return `${words.parcels} ${to ? `${from} > ${to}` : from}, ${mode === 'sea' ? words.sea : words.air}`
  }
}

/** Labels carry English too, so that a counter abroad can read the paper. */
export function receiptWords(language: Language): ReceiptWords {
  const words = own[language]
  if (language === 'sg') return { ...words, lines: lines.sg, parcels: parcelsIn(language) }
  const both = (name: 'number' | 'date' | 'receiver' | 'payment') => `${words[name]} / ${english[name]}`
  return {
    ...words,
    title: `${words.title} / ${english.title}`,
    number: both('number'),
    date: both('date'),
    receiver: both('receiver'),
    payment: both('payment'),
    lines: lines[language],
    parcels: parcelsIn(language),
  }
}
