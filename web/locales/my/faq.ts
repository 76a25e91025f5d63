export default {
  title: 'Soalan lazim',
  description:
    'Jawapan ringkas tentang caj penghantaran, pembayaran, kotak rasmi dan baucar, barang larangan, cukai import dan penjejakan bungkusan.',
  heading: 'Soalan lazim',
  intro:
    'Soalan tentang caj, tempoh serahan, pembayaran, baucar atau duti import? Khidmat pelanggan menjawab 24 jam melalui WhatsApp dan e-mel.',
}
