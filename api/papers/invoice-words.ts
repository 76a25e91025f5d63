import type { Language } from '#contract/platform/language.ts'
import { customsWords, type CustomsWord } from './customs-words.ts'

const english = {
  invoice_title: 'Pro-forma invoice',
  note: 'For customs purposes only: no payment is due.',
  date: 'Date',
  seller: 'Seller / shipper',
  buyer: 'Buyer / receiver',
  currency: 'Currency',
  incoterm: 'Incoterm',
  unit: 'Unit value',
  amount: 'Amount',
  reason: 'Reason for export',
  carriage: 'Carriage',
  correct: 'All particulars on this invoice are true and correct.',
}
export type InvoiceWord = keyof typeof english | CustomsWord

export const invoiceWords: Record<Language, Record<InvoiceWord, string>> = {
  id: {
    ...customsWords.id,
    invoice_title: 'Faktur proforma',
    note: 'Hanya untuk Bea Cukai: tidak ada yang perlu dibayar.',
    date: 'Tanggal',
    seller: 'Penjual / pengirim',
    buyer: 'Pembeli / penerima',
    currency: 'Mata uang',
    incoterm: 'Incoterm',
    unit: 'Nilai satuan',
    amount: 'Jumlah nilai',
    reason: 'Alasan ekspor',
    carriage: 'Angkutan',
    correct: 'Semua yang tertulis di sini benar.',
  },
  my: {
    ...customsWords.my,
    invoice_title: 'Invois proforma',
    note: 'Untuk kastam sahaja: tiada apa-apa yang perlu dibayar.',
    date: 'Tarikh',
    seller: 'Penjual / pengirim',
    buyer: 'Pembeli / penerima',
    currency: 'Mata wang',
    incoterm: 'Incoterm',
    unit: 'Nilai seunit',
    amount: 'Jumlah nilai',
    reason: 'Sebab eksport',
    carriage: 'Pengangkutan',
    correct: 'Semua yang tertulis di sini benar.',
  },
  sg: { ...customsWords.sg, ...english },
}
