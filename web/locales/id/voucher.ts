export default {
  title: 'Voucher saya',
  description:
    'Voucher dari boks resmi Anda: nilai, status, masa berlaku, dan langkah berikutnya sampai dana kembali kepada Anda.',
  heading: 'Voucher saya',
  intro:
    'Setiap boks resmi membawa satu voucher. Nilainya kembali kepada Anda setelah kurir atau kantor mengonfirmasi boks.',
}
