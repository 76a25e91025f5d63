export default {
  title: 'Tentang kami',
  description:
    'Visi, misi, dan cerita singkat layanan pengiriman antara Malaysia dan Indonesia yang jujur soal harga, waktu, dan kondisi paket Anda.',
  heading: 'Tentang kami',
  intro:
    'Dua pantai yang dekat di peta sering terasa jauh bagi sebuah paket. Kami menghubungkannya dengan pengiriman yang tertib, harga yang jujur, dan kabar di setiap langkah.',
  vision: {
    heading: 'Visi',
    text: 'Mengirim sesuatu ke seberang selat semestinya semudah mengirimnya ke kota sebelah.',
  },
  mission: {
    heading: 'Misi',
    body: [
      [
        'Menunjukkan seluruh harga sebelum orang membayar.',
        'Memberi tahu apa yang terjadi berikutnya dan kapan, dalam bahasa sehari-hari di rumah.',
        'Melayani pekerja dengan satu boks secermat melayani toko dengan empat puluh paket seminggu.',
        'Jujur soal Bea Cukai, keterlambatan, dan kehilangan.',
      ],
    ],
  },
  story: {
    heading: 'Cerita kami sejauh ini',
    body: [
      '“Seberang” berarti sisi di sebelah sana, dalam bahasa Indonesia maupun Melayu. Jutaan orang punya keluarga, pelanggan, atau pekerjaan di sana, tetapi mengirim paket sering berawal dari pesan singkat, harga yang tidak bisa diperiksa, dan berminggu-minggu tanpa kabar.',
      'Kami masih muda dan belum punya penghargaan untuk dipamerkan. Yang bisa kami tunjukkan adalah cara kerja kami: daftar harga terbuka, nomor resi yang bisa dilacak siapa pun, boks resmi yang depositnya kembali, dan petugas yang menjawab. Yang belum bisa kami lakukan, kami katakan apa adanya.',
    ],
  },
  principles: {
    heading: 'Janji yang bisa Anda tagih dari kami',
    body: [
      [
        'Harga yang Anda setujui adalah harga yang Anda bayar. Jika harus berubah, kami tanyakan dulu kepada Anda.',
        'Jika paket terlambat, halaman pelacakan menunjukkannya.',
        'Besarnya ganti rugi sudah tertulis di [syarat dan ketentuan](/term#compensation).',
        'Dokumen Anda [dilindungi](/privacy), dan dihapus begitu tidak diperlukan lagi.',
      ],
    ],
  },
  trouble: {
    heading: 'Bila ada yang tidak beres',
    late: {
      heading: 'Paket terlambat',
      text: 'Sehari setelah tanggal perkiraan tiba lewat, halaman pelacakan menyebutkannya, juga apa yang sedang ditunggu. Anda tidak perlu bertanya.',
    },
    lost: {
      heading: 'Paket hilang',
      text: 'Laporkan begitu tanggal perkiraan tiba lewat. Kami mencarinya, dan mengganti nilai barang sampai {{cover_times}} kali ongkos angkut dan paling banyak {{cover_most}}; untuk paket [berasuransi](/term#compensation) ganti ruginya lebih besar.',
    },
    damaged: {
      heading: 'Paket rusak',
      text: 'Laporkan dalam {{claim_days}} hari setelah diterima, dengan foto. Petugas memeriksanya dalam {{claim_look_days}} hari kerja, dan jawabannya Anda terima dalam {{claim_decide_days}} hari.',
    },
    cancelled: {
      heading: 'Anda berubah pikiran',
      text: 'Selama paket belum kami terima, Anda bisa membatalkannya sendiri tanpa biaya. Semua yang sudah Anda bayar kami kembalikan.',
    },
  },
  where: {
    heading: 'Di mana menemui kami',
    counters: 'Semua konter',
    text: 'Bertanyalah sebelum membayar apa pun. Kami menjawab dalam bahasa Indonesia, Melayu, dan Inggris.',
  },
  more: {
    heading: 'Coba dengan satu paket',
    text: 'Menghitung ongkos kirim cukup satu menit dan tidak perlu akun.',
  },
}
