import { orderWordsInMalay as words } from '#contract/orders/order-words-my.ts'

export default {
  title: 'Semak caj penghantaran',
  description:
    'Caj penghantaran antara Malaysia dan Indonesia: cara mengira berat yang dicaj untuk udara dan laut, dengan harga dalam ringgit.',
  heading: 'Semak caj penghantaran',
  duty: 'Duti import, jika ada, belum termasuk: penerima membayarnya kepada kastam.',
  duties: {
    free: 'Duti import dan cukai: kemungkinan besar tiada untuk nilai ini.',
    estimated:
      'Duti import dan cukai: kira-kira {{amount}} untuk barang umum, lebih tinggi untuk pakaian, kasut dan beg. Penerima membayarnya kepada kastam.',
    not_estimated:
      'Duti import dan cukai: bergantung pada tarif setiap barang. Penerima membayarnya kepada kastam.',
  },
  origin: 'Dari',
  destination: 'Ke',
  sides: 'Saiz luar (cm)',
  sides_exact: 'Saiz luar (cm), untuk harga tepat',
  length: 'Panjang',
  width: 'Lebar',
  height: 'Tinggi',
  declared_value: 'Nilai diisytiharkan (RM), tidak wajib',
  declared_value_hint: 'Untuk insurans dan duti import',
  details: { air: 'Butiran harga melalui udara', sea: 'Butiran harga melalui laut' },
  note: 'Tempoh ialah anggaran dalam hari bekerja, bermula sehari selepas bayaran disemak. Kakitangan menimbang dan mengukur bungkusan semasa menerimanya; jika berbeza, kami bertanya kepada anda dahulu.',
  mode: { air: 'Kargo udara', sea: 'Kargo laut' },
  cheapest: 'Paling murah',
  fastest: 'Paling cepat',
  arrives: 'Anggaran tiba {{range}}',
  chargeable: 'Berat yang dicaj {{kg}} kg',
  cover: 'Pampasan jika hilang: paling banyak {{amount}}',
  insurance: 'Dengan insurans {{price}}: {{amount}}',
  insurance_from: 'Boleh dinaikkan dengan insurans, bermula {{price}}',
  total: 'Jumlah',
  weight_working: {
    actual: 'Berat sebenar {{kg}} kg',
    volumetric: 'Berat volumetrik {{kg}} kg (P × L × T ÷ {{divisor}})',
    unmeasured: 'Berat volumetrik belum diketahui: masukkan ukurannya',
    waived: 'Berat volumetrik tidak dikira untuk kotak rasmi',
    rounded: 'Yang lebih besar, dibundarkan ke atas: {{kg}} kg',
    rounded_only: 'Dibundarkan ke atas: {{kg}} kg',
    minimum: 'Dikira sekurang-kurangnya {{kg}} kg',
  },
  line: words.lines,
}
