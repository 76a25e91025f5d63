export default {
  title: 'Transaksi saya',
  description:
    'Semua pengiriman dan pembelian boks Anda di satu tempat, dengan status pembayaran dan rincian setiap transaksi.',
  heading: 'Transaksi saya',
  intro:
    'Semua pengiriman dan pembelian boks Anda tercatat di sini, yang terbaru di atas. Buka sebuah transaksi untuk melihat status pembayaran dan rinciannya.',
}
