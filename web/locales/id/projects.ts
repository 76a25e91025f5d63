export default {
  title: 'Kargo proyek',
  description:
    'Kargo proyek dan pindahan kantor antara Malaysia dan Indonesia: barang besar, banyak koli, satu rencana dari jemput sampai serah terima.',
  heading: 'Kargo proyek dan pindahan',
  intro:
    'Mesin, peralatan pameran, atau isi satu kantor: kiriman besar butuh rencana sendiri. Kami mengukur, mengemas, mengurus dokumen, dan mengantar lewat laut atau udara sesuai jadwal yang disepakati.',
  possible: {
    heading: 'Apa yang mungkin',
    body: [
      [
        'Mesin, perkakas, dan suku cadang yang lebih panjang dari {{longest_side}} atau lebih berat dari {{sea_piece}} per koli.',
        'Banyak koli yang harus tiba bersama: stok toko, stan dan barang pameran, peralatan proyek bangunan.',
        'Isi satu kantor atau bengkel, dari meja pertama sampai kabel terakhir.',
        'Barang rumah tangga bila Anda pindah antara kedua negara.',
      ],
      'Sebagai proyek pun tidak bisa: barang berbahaya dan semua yang ada di daftar [barang yang tidak pernah kami terima](/term#prohibited).',
    ],
  },
  how: {
    heading: 'Cara kerjanya',
    steps: {
      tell: {
        heading: 'Ceritakan kepada kami',
        text: 'Dari mana, ke mana, kapan harus sampai; daftar koli dengan ukuran dan berat sejauh Anda tahu. Foto sangat membantu.',
      },
      look: {
        heading: 'Kami melihat dan mengukur',
        text: 'Dari foto dan daftar Anda, atau di tempat: tangga, pintu, tempat truk bisa berhenti.',
      },
      offer: {
        heading: 'Rencana dan penawaran',
        text: 'Secara tertulis: jalur udara, laut, atau darat, pengemasan, dokumen, tanggal, dan seluruh harga dalam ringgit. Tidak ada yang dimulai sebelum Anda setuju.',
      },
      pack: {
        heading: 'Pengemasan dan dokumen',
        text: 'Setiap koli diberi nomor dan tercantum di daftar kemasan; peti kayu bila diperlukan. Untuk Bea Cukai kami menyiapkan pemberitahuan dari daftar Anda; izin untuk barang khusus Anda yang menyediakan.',
      },
      move: {
        heading: 'Di perjalanan',
        text: 'Koli berjalan bersama bila memungkinkan, dan layanan pelanggan memberi kabar kepada Anda.',
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
        'Alamat kedua tempat, dengan lantai dan jalan masuknya.',
        'Daftar koli: apa barangnya, panjang × lebar × tinggi, berat, nilai.',
        'Hari barang harus sampai, dan apakah boleh dikirim bertahap.',
        'Baru atau bekas, untuk dijual atau dipakai sendiri: ini menentukan bea dan dokumen.',
        'Apakah Anda ingin asuransi untuk nilai penuh.',
      ],
    ],
  },
  contact: {
    heading: 'Bicarakan dengan kami',
    text: 'Untuk ini tidak ada formulir dan tidak ada harga otomatis. Tulislah rencana Anda, dan seorang petugas menjawab.',
    action: 'Tulis lewat WhatsApp',
  },
}
