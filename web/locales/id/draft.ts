export default {
  saving_states: {
    saving: 'Menyimpan …',
    saved: 'Tersimpan',
    waiting: 'Belum tersimpan: tidak ada koneksi. Isian Anda aman di perangkat ini.',
    too_long: 'Belum tersimpan: isian terlalu panjang. Persingkat nama barang atau hapus beberapa barang.',
    refused:
      'Belum tersimpan: ada karakter yang tidak dapat kami simpan. Periksa teks yang terakhir Anda tempel.',
  },
  changed: {
    title: 'Isian ini sudah berubah di tempat lain',
    text: 'Isian diubah atau dipesan di jendela atau perangkat lain. Yang mana yang dipakai?',
    mine: 'Pakai isian ini',
    other: 'Pakai isian yang lain',
  },
}
