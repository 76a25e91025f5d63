export default {
  title: 'Tentang kami',
  description:
    'Visi, misi dan kisah ringkas perkhidmatan penghantaran antara Malaysia dan Indonesia yang jujur tentang harga, masa dan keadaan bungkusan anda.',
  heading: 'Tentang kami',
  intro:
    'Kami menghubungkan dua pantai yang dekat di peta, tetapi sering terasa jauh bagi sebuah bungkusan. Tujuan kami mudah: penghantaran yang teratur, harga yang jujur dan khabar pada setiap langkah.',
  vision: {
    heading: 'Visi',
    text: 'Menghantar sesuatu ke seberang selat sepatutnya sebiasa menghantarnya ke bandar sebelah.',
  },
  mission: {
    heading: 'Misi',
    body: [
      [
        'Menunjukkan keseluruhan harga sebelum sesiapa membayar, baris demi baris, tanpa kejutan kemudian.',
        'Memberitahu apa yang berlaku seterusnya dan bila, pada setiap langkah, dalam bahasa yang dituturkan di rumah.',
        'Melayani pekerja dengan sebuah kotak untuk keluarganya secermat melayani kedai dengan empat puluh bungkusan seminggu.',
        'Bercakap benar tentang kastam, kelewatan dan kehilangan, walaupun kenyataannya tidak sedap disampaikan.',
      ],
    ],
  },
  story: {
    heading: 'Kisah kami setakat ini',
    body: [
      '“Seberang” bermaksud sebelah sana, dalam bahasa Melayu mahupun Indonesia. Dari satu pantai kelihatan lampu pantai yang lain. Berjuta-juta orang mempunyai keluarga, pelanggan atau pekerjaan di sana, tetapi penghantaran bungkusan sering bermula dengan mesej ringkas, harga yang tidak boleh disemak dan berminggu-minggu tanpa khabar.',
      'Kami perkhidmatan yang masih muda. Kami tiada senarai panjang tahun dan anugerah untuk ditunjukkan. Yang boleh kami tunjukkan ialah cara kami bekerja: senarai harga terbuka, nombor yang memberitahu sesiapa sahaja di mana bungkusannya, kotak rasmi yang depositnya kembali, dan orang yang menjawab.',
      'Kami bermula dengan apa yang paling diperlukan di laluan ini: bungkusan melalui udara dan laut antara Malaysia dan Indonesia, dan di dalam setiap negara itu. Apa yang belum mampu kami lakukan, kami nyatakan.',
    ],
  },
  principles: {
    heading: 'Yang boleh anda tuntut daripada kami',
    body: [
      [
        'Harga yang anda setujui ialah harga yang anda bayar. Jika perlu berubah, anda ditanya dahulu.',
        'Jika bungkusan lewat, penjejakan menunjukkannya, bukan sekadar “menunggu”.',
        'Jika ada yang hilang, [terma dan syarat](/term#compensation) sudah menyatakan berapa yang kami bayar.',
        'Dokumen anda [dilindungi](/privacy) dan dipadam apabila tidak diperlukan lagi.',
      ],
    ],
  },
  more: {
    heading: 'Mulakan dengan satu bungkusan',
    text: 'Mengira caj penghantaran hanya seminit dan tidak memerlukan akaun.',
  },
}
