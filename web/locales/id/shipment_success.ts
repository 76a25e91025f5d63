export default {
  title: 'Hasil pesanan',
  description:
    'Hasil pesanan dan keadaan pembayaran Anda: menunggu pembayaran, menunggu persetujuan, atau berhasil.',
  heading: 'Hasil pesanan',
  intro: 'Halaman ini menunjukkan keadaan pembayaran sebuah pesanan. Buka dari daftar transaksi Anda.',
}
