export default {
  title: 'Kargo proyek',
  description:
    'Kargo proyek dan pindahan kantor antara Malaysia dan Indonesia: barang besar, banyak koli, satu rencana dari jemput sampai serah terima.',
  heading: 'Kargo proyek dan pindahan',
  intro:
    'Mesin, peralatan pameran, atau isi satu kantor: kami mengukur, mengemas, mengurus dokumen, dan mengantar lewat laut atau udara sesuai jadwal yang disepakati.',
  possible: {
    heading: 'Yang bisa kami tangani',
    body: [
      [
        'Mesin dan suku cadang yang lebih panjang dari {{longest_side}} atau lebih berat dari {{sea_piece}} per koli.',
        'Banyak koli yang harus tiba bersama: stok toko, stan pameran, peralatan proyek bangunan.',
        'Pindahan kantor, bengkel, atau rumah tangga.',
      ],
      'Tetap tidak bisa, meskipun sebagai proyek: barang berbahaya dan [barang lain yang tidak pernah kami terima](/term#prohibited).',
    ],
  },
  how: {
    heading: 'Cara kerjanya',
    steps: {
      tell: {
        heading: 'Ceritakan kepada kami',
        text: 'Apa, ke mana, dan kapan harus sampai. Foto sangat membantu.',
      },
      look: { heading: 'Kami melihat dan mengukur', text: 'Dari foto dan daftar Anda, atau di lokasi.' },
      offer: {
        heading: 'Rencana dan penawaran',
        text: 'Secara tertulis: jalur, pengemasan, dokumen, tanggal, dan seluruh harga dalam ringgit. Tidak ada yang dimulai sebelum Anda setuju.',
      },
      pack: {
        heading: 'Pengemasan dan dokumen',
        text: 'Setiap koli diberi nomor, didaftar, dan dikemas dalam peti bila perlu. Pemberitahuan pabean kami siapkan; izin untuk barang khusus Anda sediakan sendiri.',
      },
      done: {
        heading: 'Serah terima',
        text: 'Koli demi koli, dicocokkan dengan daftar kemasan. Yang kurang atau rusak langsung dicatat.',
      },
    },
  },
  prepare: {
    heading: 'Yang perlu kami ketahui',
    body: [
      [
        'Kedua alamat, dengan lantai dan jalan masuknya.',
        'Daftar koli: barang, panjang × lebar × tinggi, berat, nilai.',
        'Kapan paling lambat harus tiba, dan apakah boleh dikirim bertahap.',
        'Baru atau bekas, untuk dijual atau dipakai sendiri: ini menentukan bea dan dokumen.',
        'Apakah Anda ingin asuransi untuk nilai penuh.',
      ],
    ],
  },
  contact: {
    heading: 'Bicarakan dengan kami',
    text: 'Tanpa formulir, tanpa harga otomatis: tulislah rencana Anda, dan petugas kami menjawab.',
    action: 'Tulis lewat WhatsApp',
  },
}
