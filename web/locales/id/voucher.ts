export default {
  title: 'Voucher saya',
  description:
    'Voucher dari boks resmi Anda: nilai, keadaan, masa berlaku, dan langkah berikutnya sampai dana kembali.',
  heading: 'Voucher saya',
  intro:
    'Setiap boks resmi membawa satu voucher. Nilainya kembali kepada Anda setelah kurir atau kantor mengonfirmasi boks.',
}
