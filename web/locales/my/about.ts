export default {
  title: 'Tentang kami',
  description:
    'Visi, misi dan kisah ringkas kami: penghantaran antara Malaysia dan Indonesia, jujur tentang harga, masa dan keadaan bungkusan anda.',
  heading: 'Tentang kami',
  intro:
    'Dua pantai yang dekat pada peta sering terasa jauh bagi sebuah bungkusan. Kami menghubungkannya dengan penghantaran yang teratur, harga yang jujur dan makluman pada setiap peringkat.',
  vision: {
    heading: 'Visi',
    text: 'Menghantar sesuatu ke seberang selat sepatutnya semudah menghantarnya ke bandar sebelah.',
  },
  mission: {
    heading: 'Misi',
    body: [
      [
        'Menunjukkan harga penuh sebelum sesiapa membayar.',
        'Memberitahu apa yang berlaku seterusnya dan bila, dalam bahasa yang dituturkan di rumah.',
        'Melayani pekerja dengan sebuah kotak secermat melayani kedai dengan empat puluh bungkusan seminggu.',
        'Jujur tentang kastam, kelewatan dan kehilangan.',
      ],
    ],
  },
  story: {
    heading: 'Kisah kami setakat ini',
    body: [
      '“Seberang” bermaksud sebelah sana, dalam bahasa Melayu mahupun Indonesia. Berjuta-juta orang mempunyai keluarga, pelanggan atau pekerjaan di sana, tetapi penghantaran bungkusan sering bermula dengan mesej ringkas, harga yang tidak dapat disemak dan berminggu-minggu tanpa berita.',
      'Kami masih baharu dan belum ada anugerah untuk dibanggakan. Yang dapat kami tunjukkan ialah cara kami bekerja: senarai harga terbuka, nombor penjejakan yang boleh disemak sesiapa sahaja, kotak rasmi yang depositnya dipulangkan, dan kakitangan yang menjawab. Apa yang belum mampu kami lakukan, kami nyatakan.',
    ],
  },
  principles: {
    heading: 'Yang boleh anda tuntut daripada kami',
    body: [
      [
        'Harga yang anda setujui ialah harga yang anda bayar. Jika perlu berubah, kami bertanya dahulu.',
        'Jika bungkusan lewat, penjejakan menunjukkannya.',
        'Jumlah pampasan sudah dinyatakan dalam [terma dan syarat](/term#compensation).',
        'Dokumen anda [dilindungi](/privacy), dan dipadam sebaik sahaja tidak diperlukan lagi.',
      ],
    ],
  },
  trouble: {
    heading: 'Jika berlaku masalah',
    late: {
      heading: 'Bungkusan lewat sampai',
      text: 'Sehari selepas anggaran tarikh tiba berlalu, penjejakan menyatakannya, termasuk apa yang sedang ditunggu. Anda tidak perlu bertanya.',
    },
    lost: {
      heading: 'Bungkusan hilang',
      text: 'Laporkan sebaik sahaja anggaran tarikh tiba berlalu. Kami mencarinya, dan membayar nilai barang sehingga {{cover_times}} kali caj penghantaran dan maksimum {{cover_most}}; bungkusan yang [diinsuranskan](/term#compensation) dibayar lebih tinggi.',
    },
    damaged: {
      heading: 'Bungkusan rosak',
      text: 'Laporkan dalam tempoh {{claim_days}} hari selepas serahan, dengan gambar. Kakitangan menyemaknya dalam {{claim_look_days}} hari bekerja, dan anda menerima jawapan dalam {{claim_decide_days}} hari.',
    },
    cancelled: {
      heading: 'Anda berubah fikiran',
      text: 'Selagi bungkusan belum berada dengan kami, anda boleh membatalkannya sendiri tanpa caj. Semua yang anda bayar dipulangkan kepada anda.',
    },
  },
  where: {
    heading: 'Di mana kami berada',
    counters: 'Semua kaunter',
    text: 'Tanyalah sebelum membayar apa-apa. Kami menjawab dalam bahasa Indonesia, Melayu dan Inggeris.',
  },
  more: {
    heading: 'Mulakan dengan satu bungkusan',
    text: 'Kiraan caj penghantaran mengambil masa seminit sahaja dan tidak memerlukan akaun.',
  },
}
