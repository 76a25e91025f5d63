export default {
  title: 'Tentang kami',
  description:
    'Visi, misi, dan cerita singkat layanan kiriman antara Malaysia dan Indonesia yang jujur soal harga, waktu, dan keadaan paket Anda.',
  heading: 'Tentang kami',
  intro:
    'Kami menghubungkan dua pantai yang dekat di peta, tetapi sering terasa jauh bagi sebuah paket. Tujuan kami sederhana: kiriman yang tertib, harga yang jujur, dan kabar di setiap langkah.',
  vision: {
    heading: 'Visi',
    text: 'Mengirim sesuatu ke seberang selat semestinya sebiasa mengirimnya ke kota sebelah.',
  },
  mission: {
    heading: 'Misi',
    body: [
      [
        'Menunjukkan seluruh harga sebelum orang membayar, baris demi baris, tanpa kejutan di belakang.',
        'Mengatakan apa yang terjadi berikutnya dan kapan, di setiap langkah, dalam bahasa yang dipakai orang di rumah.',
        'Melayani pekerja dengan satu boks untuk keluarganya secermat melayani toko dengan empat puluh paket seminggu.',
        'Jujur soal bea cukai, keterlambatan, dan kehilangan, juga bila kenyataannya tidak enak disampaikan.',
      ],
    ],
  },
  story: {
    heading: 'Cerita kami sejauh ini',
    body: [
      '“Seberang” berarti sisi di sebelah sana, dalam bahasa Indonesia maupun Melayu. Dari satu pantai terlihat lampu pantai yang lain. Jutaan orang punya keluarga, pelanggan, atau pekerjaan di sana, tetapi pengiriman paket sering dimulai dengan pesan singkat, harga yang tidak bisa diperiksa, dan berminggu-minggu tanpa kabar.',
      'Kami layanan yang masih muda. Kami tidak punya daftar panjang tahun dan penghargaan untuk dipamerkan. Yang bisa kami tunjukkan adalah cara kerja kami: daftar harga terbuka, nomor yang memberi tahu siapa pun di mana paketnya, boks resmi yang depositnya kembali, dan orang yang menjawab.',
      'Kami mulai dari yang paling dibutuhkan di jalur ini: paket lewat udara dan laut antara Malaysia dan Indonesia, dan di dalam masing-masing negara. Yang belum bisa kami lakukan, kami katakan.',
    ],
  },
  principles: {
    heading: 'Yang bisa Anda tagih dari kami',
    body: [
      [
        'Harga yang Anda setujui adalah harga yang Anda bayar. Jika harus berubah, Anda ditanya lebih dulu.',
        'Jika paket terlambat, pelacakan menunjukkannya, bukan sekadar “menunggu”.',
        'Jika ada yang hilang, [syarat dan ketentuan](/term#compensation) sudah menyebutkan berapa yang kami bayar.',
        'Dokumen Anda [dilindungi](/privacy) dan dihapus ketika tidak diperlukan lagi.',
      ],
    ],
  },
  more: {
    heading: 'Coba dengan satu paket',
    text: 'Menghitung ongkos kirim cukup satu menit dan tidak perlu akun.',
  },
}
