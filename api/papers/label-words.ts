import type { Language } from '#contract/language.ts'

const english = {
  title: 'Shipping label',
  sender: 'Sender',
  receiver: 'Receiver',
  weight: 'Weight',
  size: 'Size (cm)',
  piece: 'Piece',
  date: 'Date',
  contents: 'Contents',
  value: 'Declared value',
  insured: 'Insured',
  yes: 'Yes',
  no: 'No',
  box: 'Official box',
  own_box: 'Own packaging',
}
export type LabelWord = keyof typeof english

/** Air and sea stay in English in large letters: everybody who handles the parcel reads them so. */
export const labelWords: Record<Language, Record<LabelWord, string>> = {
  id: {
    title: 'Label pengiriman',
    sender: 'Pengirim',
    receiver: 'Penerima',
    weight: 'Berat',
    size: 'Ukuran (cm)',
    piece: 'Koli',
    date: 'Tanggal',
    contents: 'Isi',
    value: 'Nilai',
    insured: 'Asuransi',
    yes: 'Ya',
    no: 'Tidak',
    box: 'Boks resmi',
    own_box: 'Kemasan sendiri',
  },
  my: {
    title: 'Label penghantaran',
    sender: 'Pengirim',
    receiver: 'Penerima',
    weight: 'Berat',
    size: 'Ukuran (cm)',
    piece: 'Bungkusan',
    date: 'Tarikh',
    contents: 'Kandungan',
    value: 'Nilai',
    insured: 'Insurans',
    yes: 'Ya',
    no: 'Tidak',
    box: 'Kotak rasmi',
    own_box: 'Bungkusan sendiri',
  },
  sg: english,
}
