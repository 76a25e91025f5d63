export default {
  title: 'Keputusan tempahan',
  description:
    'Keputusan tempahan dan keadaan pembayaran anda: menunggu bayaran, menunggu kelulusan atau berjaya.',
  heading: 'Keputusan tempahan',
  intro: 'Halaman ini menunjukkan keadaan pembayaran sesuatu tempahan. Buka daripada senarai transaksi anda.',
}
