export default {
  title: 'Transaksi',
  description: 'Daftar pengiriman dan pembelian boks Anda, dengan keadaan pembayaran dan rinciannya.',
  heading: 'Transaksi',
  intro: 'Pengiriman dan pembelian boks Anda tercatat di sini, yang terbaru di atas.',
}
