export default {
  title: 'Kirim paket',
  description:
    'Pesan pengiriman paket langkah demi langkah: pengirim, penerima, isi paket, layanan, rincian harga, dan pembayaran.',
  heading: 'Kirim paket',
  intro:
    'Di sini Anda memesan pengiriman dalam enam langkah, dari data pengirim sampai pembayaran. Untuk saat ini, layanan pelanggan membantu pesanan Anda lewat WhatsApp.',
}
