export default {
  title: 'Beli boks',
  description:
    'Beli boks resmi M atau XL dalam tiga langkah: data penerima, ringkasan, dan pembayaran dengan transfer, QR, atau tunai.',
  heading: 'Beli boks',
  intro:
    'Di sini Anda membeli boks resmi dalam tiga langkah. Untuk saat ini, layanan pelanggan membantu pesanan Anda lewat WhatsApp.',
}
