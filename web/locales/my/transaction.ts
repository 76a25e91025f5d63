export default {
  title: 'Transaksi saya',
  description:
    'Semua penghantaran dan pembelian kotak anda di satu tempat, dengan status pembayaran dan butiran setiap transaksi.',
  heading: 'Transaksi saya',
  intro:
    'Semua penghantaran dan pembelian kotak anda direkodkan di sini, yang terbaharu di atas. Buka sesuatu transaksi untuk melihat status pembayaran dan butirannya.',
}
