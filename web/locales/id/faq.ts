export default {
  title: 'Tanya jawab (FAQ)',
  description:
    'Jawaban singkat tentang ongkos kirim, pembayaran, boks resmi dan voucher, barang terlarang, pajak impor, dan pelacakan paket.',
  heading: 'Tanya jawab',
  intro:
    'Pertanyaan tentang ongkos, waktu antar, pembayaran, voucher, atau bea masuk? Layanan pelanggan menjawab 24 jam lewat WhatsApp dan email.',
}
