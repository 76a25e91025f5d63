export default {
  title: 'Detail pengiriman',
  description:
    'Semua data sebuah pengiriman di satu halaman: pengirim, penerima, rincian harga, dokumen, dan perjalanan paket.',
  heading: 'Detail pengiriman',
  intro: 'Halaman ini memuat semua data sebuah pengiriman. Buka dari daftar transaksi Anda.',
}
