export default {
  title: 'Uang tunai di konter',
  description: 'Terima dan kembalikan uang tunai di konter Anda.',
  heading: 'Uang tunai di konter',
  text: 'Pindai atau ketik nomor pesanan yang dibayar di sini, atau yang dibayar di sini dan uangnya dikembalikan.',
  needs_network: 'Uang tunai perlu koneksi supaya tercatat satu kali saja.',
  nothing:
    'Tidak ada uang tunai untuk nomor ini di konter Anda. Mungkin sudah lunas, sudah berakhir, atau dibayar di tempat lain.',
  until: 'Harus dibayar sebelum {{at}}',
  types: {
    shipment: 'Kiriman',
    box_purchase: 'Boks resmi',
    difference: 'Selisih setelah ditimbang',
    batch: 'Beberapa kiriman',
    fee: 'Biaya',
  },
  take: 'Uangnya sudah saya hitung',
  take_question: 'Sudah menerima {{amount}}?',
  taken:
    'Pembayaran tunai dikonfirmasi dan pesanannya berjalan. Pelanggan menerima tanda terima lewat email.',
  back: 'Kembalikan {{amount}} kepada {{name}}. Minta kartu identitasnya dulu.',
  back_nobody: 'Kembalikan {{amount}}. Akun pelanggan sudah dihapus, jadi tanyakan dulu kepada kantor.',
  give: 'Uangnya sudah saya kembalikan',
  give_question: 'Sudah mengembalikan {{amount}}?',
  given: 'Pengembalian dana sudah dibayar. Pelanggan menerima tanda terima lewat email.',
}
