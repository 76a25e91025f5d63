export default {
  title: 'Kargo projek',
  description:
    'Kargo projek dan perpindahan pejabat antara Malaysia dan Indonesia: barang besar, banyak bungkusan, satu rancangan dari kutipan hingga serahan.',
  heading: 'Kargo projek dan perpindahan',
  intro:
    'Mesin, peralatan pameran atau isi sebuah pejabat: kiriman besar memerlukan rancangan sendiri. Kami mengukur, membungkus, menguruskan dokumen dan menghantar melalui laut atau udara mengikut jadual yang dipersetujui.',
  possible: {
    heading: 'Apa yang boleh dilakukan',
    body: [
      [
        'Mesin, perkakas dan alat ganti yang lebih panjang daripada {{longest_side}} atau lebih berat daripada {{sea_piece}} sebuah.',
        'Banyak bungkusan yang perlu tiba bersama: stok kedai, gerai dan barang pameran, peralatan tapak pembinaan.',
        'Isi sebuah pejabat atau bengkel, dari meja pertama hingga kabel terakhir.',
        'Barang rumah jika anda berpindah antara kedua-dua negara.',
      ],
      'Sebagai projek pun tidak boleh: barang berbahaya dan semua yang ada dalam senarai [barang yang tidak kami terima](/term#prohibited).',
    ],
  },
  how: {
    heading: 'Caranya',
    steps: {
      tell: {
        heading: 'Ceritakan kepada kami',
        text: 'Dari mana, ke mana, bila perlu sampai; setiap bungkusan dengan ukuran dan berat setakat yang anda tahu. Gambar amat membantu.',
      },
      look: {
        heading: 'Kami melihat dan mengukur',
        text: 'Daripada gambar dan senarai anda, atau di tempatnya: tangga, pintu, tempat lori boleh berhenti.',
      },
      offer: {
        heading: 'Rancangan dan sebut harga',
        text: 'Secara bertulis: laluan udara, laut atau darat, pembungkusan, dokumen, tarikh dan keseluruhan harga dalam ringgit. Tiada yang bermula sebelum anda bersetuju.',
      },
      pack: {
        heading: 'Pembungkusan dan dokumen',
        text: 'Setiap bungkusan diberi nombor dan tercatat dalam senarai bungkusan; peti kayu jika perlu. Untuk kastam kami menyediakan pengisytiharan daripada senarai anda; permit untuk barang khas disediakan oleh anda.',
      },
      move: {
        heading: 'Dalam perjalanan',
        text: 'Semua bungkusan bergerak bersama jika boleh, dan khidmat pelanggan memberi khabar kepada anda.',
      },
      done: {
        heading: 'Serahan',
        text: 'Satu demi satu, disemak dengan senarai bungkusan. Yang kurang atau rosak terus dicatat.',
      },
    },
  },
  prepare: {
    heading: 'Yang perlu kami tahu',
    body: [
      [
        'Alamat kedua-dua tempat, dengan tingkat dan laluan masuknya.',
        'Senarai bungkusan: apa barangnya, panjang × lebar × tinggi, berat, nilai.',
        'Hari barang perlu sampai, dan sama ada boleh dihantar berperingkat.',
        'Baharu atau terpakai, untuk dijual atau kegunaan sendiri: ini menentukan duti dan dokumen.',
        'Sama ada anda mahu insurans untuk nilai penuh.',
      ],
    ],
  },
  contact: {
    heading: 'Bincang dengan kami',
    text: 'Untuk ini tiada borang dan tiada harga automatik. Tulis apa yang anda rancang, dan seorang kakitangan kami menjawab.',
    action: 'Tulis melalui WhatsApp',
  },
}
