export default {
  title: 'Tentang kami',
  description:
    'Visi, misi, dan cerita singkat layanan kiriman antara Malaysia dan Indonesia yang jujur soal harga, waktu, dan keadaan paket Anda.',
  heading: 'Tentang kami',
  intro:
    'Dua pantai yang dekat di peta sering terasa jauh bagi sebuah paket. Kami menghubungkannya dengan kiriman yang tertib, harga yang jujur, dan kabar di setiap langkah.',
  vision: {
    heading: 'Visi',
    text: 'Mengirim sesuatu ke seberang selat semestinya sebiasa mengirimnya ke kota sebelah.',
  },
  mission: {
    heading: 'Misi',
    body: [
      [
        'Menunjukkan seluruh harga sebelum orang membayar.',
        'Memberi tahu apa yang terjadi berikutnya dan kapan, dalam bahasa sehari-hari di rumah.',
        'Melayani pekerja dengan satu boks secermat toko dengan empat puluh paket seminggu.',
        'Jujur soal bea cukai, keterlambatan, dan kehilangan.',
      ],
    ],
  },
  story: {
    heading: 'Cerita kami sejauh ini',
    body: [
      '“Seberang” berarti sisi di sebelah sana, dalam bahasa Indonesia maupun Melayu. Jutaan orang punya keluarga, pelanggan, atau pekerjaan di sana, tetapi mengirim paket sering berawal dari pesan singkat, harga yang tidak bisa diperiksa, dan berminggu-minggu tanpa kabar.',
      'Kami masih muda dan belum punya penghargaan untuk dipamerkan. Yang bisa kami tunjukkan adalah cara kerja kami: daftar harga terbuka, nomor resi yang bisa dilacak siapa pun, boks resmi yang depositnya kembali, dan petugas yang menjawab. Yang belum bisa kami lakukan, kami katakan.',
    ],
  },
  principles: {
    heading: 'Yang bisa Anda tagih dari kami',
    body: [
      [
        'Harga yang Anda setujui adalah harga yang Anda bayar. Jika harus berubah, kami tanya dulu.',
        'Jika paket terlambat, pelacakan menunjukkannya.',
        'Besarnya ganti rugi sudah tertulis di [syarat dan ketentuan](/term#compensation).',
        'Dokumen Anda [dilindungi](/privacy), dan dihapus begitu tidak diperlukan lagi.',
      ],
    ],
  },
  more: {
    heading: 'Coba dengan satu paket',
    text: 'Menghitung ongkos kirim cukup satu menit, tanpa akun.',
  },
}
