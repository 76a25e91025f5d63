export default {
  title: 'Butiran penghantaran',
  description:
    'Semua data sesuatu penghantaran di satu halaman: pengirim, penerima, pecahan harga, dokumen dan perjalanan bungkusan.',
  heading: 'Butiran penghantaran',
  intro: 'Halaman ini memuatkan semua data sesuatu penghantaran. Buka daripada senarai transaksi anda.',
}
