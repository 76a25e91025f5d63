export default {
  title: 'Kargo projek',
  description:
    'Kargo projek dan perpindahan pejabat antara Malaysia dan Indonesia: barang besar, banyak bungkusan, satu rancangan dari kutipan hingga serahan.',
  heading: 'Kargo projek dan perpindahan',
  intro:
    'Mesin, peralatan pameran atau isi sebuah pejabat: kami mengukur, membungkus, menguruskan dokumen dan menghantar melalui laut atau udara mengikut jadual yang dipersetujui.',
  possible: {
    heading: 'Apa yang boleh dilakukan',
    body: [
      [
        'Mesin dan alat ganti yang lebih panjang daripada {{longest_side}} atau lebih berat daripada {{sea_piece}} sebuah.',
        'Banyak bungkusan yang perlu tiba bersama: stok kedai, gerai pameran, peralatan tapak pembinaan.',
        'Perpindahan pejabat, bengkel atau isi rumah.',
      ],
      'Sebagai projek pun tidak boleh: barang berbahaya dan [barang lain yang tidak kami terima](/term#prohibited).',
    ],
  },
  how: {
    heading: 'Caranya',
    steps: {
      tell: {
        heading: 'Ceritakan kepada kami',
        text: 'Apa, ke mana, dan bila perlu sampai. Gambar amat membantu.',
      },
      look: {
        heading: 'Kami melihat dan mengukur',
        text: 'Daripada gambar dan senarai anda, atau di lokasi.',
      },
      offer: {
        heading: 'Rancangan dan sebut harga',
        text: 'Secara bertulis: laluan, pembungkusan, dokumen, tarikh dan keseluruhan harga dalam ringgit. Tiada yang bermula sebelum anda bersetuju.',
      },
      pack: {
        heading: 'Pembungkusan dan dokumen',
        text: 'Setiap bungkusan diberi nombor dan disenaraikan, dalam peti jika perlu. Pengisytiharan kastam kami sediakan; permit untuk barang khas disediakan oleh anda.',
      },
      done: {
        heading: 'Serahan',
        text: 'Satu demi satu, disemak berdasarkan senarai bungkusan. Yang kurang atau rosak terus dicatat.',
      },
    },
  },
  prepare: {
    heading: 'Yang perlu kami tahu',
    body: [
      [
        'Kedua-dua alamat, dengan tingkat dan laluan masuknya.',
        'Senarai bungkusan: barang, panjang × lebar × tinggi, berat, nilai.',
        'Hari paling lewat, dan sama ada boleh dihantar berperingkat.',
        'Baharu atau terpakai, untuk dijual atau kegunaan sendiri: ini menentukan duti dan dokumen.',
        'Sama ada anda mahu insurans untuk nilai penuh.',
      ],
    ],
  },
  contact: {
    heading: 'Bincang dengan kami',
    text: 'Tiada borang, tiada harga automatik: tulis apa yang anda rancang, dan kakitangan kami menjawab.',
    action: 'Tulis melalui WhatsApp',
  },
}
