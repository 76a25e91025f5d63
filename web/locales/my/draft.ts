export default {
  saving_states: {
    saving: 'Menyimpan …',
    saved: 'Telah disimpan',
    waiting: 'Belum disimpan: tiada sambungan. Butiran anda selamat pada peranti ini.',
    too_long: 'Belum disimpan: butiran terlalu panjang. Pendekkan nama barang atau buang beberapa barang.',
    refused: 'Belum disimpan: ada aksara yang tidak dapat kami simpan. Semak apa yang baru anda tampal.',
  },
  changed: {
    title: 'Butiran ini telah berubah di tempat lain',
    text: 'Butiran diubah atau ditempah pada tetingkap atau peranti lain. Yang mana satu hendak digunakan?',
    mine: 'Guna butiran di sini',
    other: 'Guna yang satu lagi',
  },
}
