import { orderWordsInIndonesian as words } from '#contract/orders/order-words-id.ts'

export default {
  title: 'Cek ongkos kirim',
  description:
    'Ongkos kirim antara Malaysia dan Indonesia: cara menghitung berat tertagih untuk udara dan laut, dengan harga dalam ringgit.',
  heading: 'Cek ongkos kirim',
  duty: 'Bea masuk, bila ada, belum termasuk: penerima membayarnya kepada Bea Cukai.',
  duties: {
    free: 'Bea masuk dan pajak: kemungkinan tidak ada untuk nilai ini.',
    estimated:
      'Bea masuk dan pajak: sekitar {{amount}} untuk barang umum, lebih tinggi untuk pakaian, sepatu, dan tas. Penerima membayarnya kepada Bea Cukai.',
    not_estimated:
      'Bea masuk dan pajak: bergantung pada tarif tiap barang. Penerima membayarnya kepada Bea Cukai.',
  },
  origin: 'Dari',
  destination: 'Ke',
  sides: 'Ukuran luar (cm)',
  sides_exact: 'Ukuran luar (cm), untuk harga tepat',
  length: 'Panjang',
  width: 'Lebar',
  height: 'Tinggi',
  declared_value: 'Nilai barang (RM), opsional',
  declared_value_hint: 'Untuk asuransi dan bea masuk',
  details: { air: 'Rincian lewat udara', sea: 'Rincian lewat laut' },
  note: 'Lama pengiriman adalah perkiraan dalam hari kerja, mulai sehari setelah pembayaran diperiksa. Petugas menimbang dan mengukur paket saat menerimanya; bila berbeda, kami tanyakan dulu.',
  mode: { air: 'Kargo udara', sea: 'Kargo laut' },
  cheapest: 'Termurah',
  fastest: 'Tercepat',
  arrives: 'Perkiraan tiba {{range}}',
  chargeable: 'Berat tertagih {{kg}} kg',
  cover: 'Ganti rugi bila hilang: paling banyak {{amount}}',
  insurance: 'Dengan asuransi {{price}} menjadi {{amount}}',
  insurance_from: 'Bisa dinaikkan dengan asuransi, mulai {{price}}',
  total: 'Total',
  weight_working: {
    actual: 'Berat aktual {{kg}} kg',
    volumetric: 'Berat volumetrik {{kg}} kg (P × L × T ÷ {{divisor}})',
    unmeasured: 'Berat volumetrik belum diketahui: isi ukurannya',
    waived: 'Berat volumetrik tidak dihitung untuk boks resmi',
    rounded: 'Yang lebih besar, dibulatkan ke atas: {{kg}} kg',
    rounded_only: 'Dibulatkan ke atas: {{kg}} kg',
    minimum: 'Dihitung paling sedikit {{kg}} kg',
  },
  line: words.lines,
}
