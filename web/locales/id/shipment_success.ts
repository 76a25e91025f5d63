export default {
  title: 'Hasil pesanan',
  description:
    'Hasil pesanan dan status pembayaran Anda: menunggu pembayaran, menunggu persetujuan, berhasil, atau kedaluwarsa.',
  heading: 'Hasil pesanan',
  intro:
    'Halaman ini menunjukkan hasil sebuah pesanan dan status pembayarannya. Buka dari daftar transaksi Anda.',
}
