export default {
  title: 'Beli boks resmi',
  description:
    'Boks resmi ukuran M dan XL dengan voucher: dana kembali setelah kurir atau kantor mengonfirmasi boks, dan berat volumetrik tidak dihitung.',
  heading: 'Boks resmi M dan XL',
  intro:
    'Boks yang kuat, ukuran yang pas, dan voucher di setiap boks. Harga penuh dibayar di muka; nilai voucher kembali kepada Anda setelah kurir atau kantor mengonfirmasi bahwa boks resmi dipakai.',
}
