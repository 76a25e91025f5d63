import { orderWordsInIndonesian as words } from '#contract/orders/order-words-id.ts'

export default {
  title: 'Beli boks',
  description:
    'Beli boks resmi M atau XL dalam tiga langkah: data penerima, ringkasan, dan pembayaran dengan transfer, QR, atau tunai.',
  heading: 'Beli boks',
  steps: {
    receiver: 'Boks dan penerima',
    overview: 'Ringkasan',
    payment: 'Pembayaran',
  },
  size: 'Ukuran boks',
  size_first: 'Pilih ukuran',
  size_not_available: 'Ukuran tidak tersedia',
  max_weight: 'Maksimum {{weight}} kg',
  price_parts: 'Boks',
  comes_back: 'yang kembali',
  deposit_word: 'deposit',
  quantity: 'Jumlah boks',
  name: 'Nama',
  phone: 'Nomor telepon',
  email: 'Email',
  address: 'Alamat',
  service: 'Cara menerima boks',
  services: words.box_services,
  counter: 'Konter pengambilan',
  counter_hint: 'Boks menunggu di sana; harganya tetap.',
  nearest_counter: 'Yang terdekat; kami kabari lewat email',
  no_country: {
    title: 'Negara ini belum dilayani',
  },
  next: 'Lanjut',
  order: 'Pesan',
  total: 'Total',
  total_payment: 'Total pembayaran',
  boxes_of_size: '{{count}} boks ukuran {{label}}',
  comes: 'Biasanya siap atau tiba {{days}} hari kerja setelah pembayaran disetujui.',
  overview: {
    receiver: 'Penerima',
    deposit: 'Deposit',
    boxes: 'Jumlah dan ukuran',
    price: 'Harga',
    price_detail: 'Rincian harga',
    voucher_note:
      'Anda membayar harga penuh sekarang. Setiap boks disertai satu voucher senilai depositnya; nilainya dikembalikan setelah kurir atau kantor mengonfirmasi boks resmi dipakai.',
  },
  payment: {
    heading: 'Pilih cara pembayaran',
  },
  visit_day: 'Hari kurir datang',
  collect_day: 'Hari Anda mengambil',
  price_changed: {
    title: 'Harga berubah',
    text: 'Harga per boks berubah dari {{old}} menjadi {{new}}. Belum ada pesanan yang dibuat. Pesan dengan harga baru?',
    accept: 'Pesan dengan harga baru',
  },
}
