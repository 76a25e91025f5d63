import { orderWordsInMalay as words } from '#contract/orders/order-words-my.ts'

export default {
  title: 'Beli kotak',
  description:
    'Beli kotak rasmi M atau XL dalam tiga langkah: butiran penerima, ringkasan dan bayaran melalui pindahan, QR atau tunai.',
  heading: 'Beli kotak',
  steps: {
    receiver: 'Kotak dan penerima',
    overview: 'Ringkasan',
    payment: 'Pembayaran',
  },
  size: 'Saiz kotak',
  size_first: 'Pilih saiz',
  size_not_available: 'Saiz tidak tersedia',
  max_weight: 'Maksimum {{weight}} kg',
  price_parts: 'Kotak',
  comes_back: 'yang dikembalikan',
  deposit_word: 'deposit',
  quantity: 'Kuantiti kotak',
  name: 'Nama',
  phone: 'Nombor telefon',
  email: 'E-mel',
  address: 'Alamat',
  service: 'Cara menerima kotak',
  services: words.box_services,
  counter: 'Kaunter pengambilan',
  counter_hint: 'Kotak menunggu di sana; harganya kekal.',
  nearest_counter: 'Yang terdekat; kami maklumkan melalui e-mel',
  no_country: {
    title: 'Belum tersedia di negara ini',
  },
  next: 'Seterusnya',
  order: 'Tempah',
  total: 'Jumlah',
  total_payment: 'Jumlah bayaran',
  boxes_of_size: '{{count}} kotak saiz {{label}}',
  comes: 'Biasanya siap atau sampai {{days}} hari bekerja selepas bayaran diluluskan.',
  overview: {
    receiver: 'Penerima',
    deposit: 'Deposit',
    boxes: 'Kuantiti dan saiz',
    price: 'Harga',
    price_detail: 'Pecahan harga',
    voucher_note:
      'Anda membayar harga penuh sekarang. Setiap kotak disertai satu baucar bernilai depositnya; nilainya dibayar balik selepas kurier atau pejabat mengesahkan kotak rasmi digunakan.',
  },
  payment: {
    heading: 'Pilih kaedah pembayaran',
  },
  visit_day: 'Tarikh kurier datang',
  collect_day: 'Tarikh anda mengambil',
  price_changed: {
    title: 'Harga telah berubah',
    text: 'Harga sebuah kotak berubah daripada {{old}} kepada {{new}}. Belum ada tempahan dibuat. Tempah pada harga baharu?',
    accept: 'Tempah pada harga baharu',
  },
}
