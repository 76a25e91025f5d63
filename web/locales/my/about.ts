export default {
  title: 'Tentang kami',
  description:
    'Visi, misi dan kisah ringkas perkhidmatan penghantaran antara Malaysia dan Indonesia yang jujur tentang harga, masa dan keadaan bungkusan anda.',
  heading: 'Tentang kami',
  intro:
    'Dua pantai yang dekat di peta sering terasa jauh bagi sebuah bungkusan. Kami menghubungkannya dengan penghantaran yang teratur, harga yang jujur dan khabar pada setiap langkah.',
  vision: {
    heading: 'Visi',
    text: 'Menghantar sesuatu ke seberang selat sepatutnya sebiasa menghantarnya ke bandar sebelah.',
  },
  mission: {
    heading: 'Misi',
    body: [
      [
        'Menunjukkan harga penuh sebelum sesiapa membayar.',
        'Memberitahu apa yang berlaku seterusnya dan bila, dalam bahasa yang dituturkan di rumah.',
        'Melayani pekerja dengan sebuah kotak secermat kedai dengan empat puluh bungkusan seminggu.',
        'Jujur tentang kastam, kelewatan dan kehilangan.',
      ],
    ],
  },
  story: {
    heading: 'Kisah kami setakat ini',
    body: [
      '“Seberang” bermaksud sebelah sana, dalam bahasa Melayu mahupun Indonesia. Berjuta-juta orang mempunyai keluarga, pelanggan atau pekerjaan di sana, tetapi penghantaran bungkusan sering bermula dengan mesej ringkas, harga yang tidak dapat disemak dan berminggu-minggu tanpa khabar.',
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
  more: {
    heading: 'Mulakan dengan satu bungkusan',
    text: 'Kiraan caj penghantaran mengambil masa seminit sahaja, tanpa akaun.',
  },
}
