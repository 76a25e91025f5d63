export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar yang bisa menunggu, dengan ongkos lebih hemat dan perkiraan tiba yang jujur.',
  heading: 'Kargo laut',
  intro: 'Pilihan hemat untuk kiriman berat dan besar yang bisa menunggu.',
  suits: {
    heading: 'Kapan memilih laut',
    body: [
      [
        'Berat: perabot rumah tangga, perkakas, pakaian untuk sekeluarga.',
        'Boleh satu atau dua minggu di jalan. Antara kedua negara, ongkos per kilogram lewat laut kurang dari separuh ongkos udara.',
        'Tidak boleh terbang, tetapi boleh berlayar, misalnya magnet kuat.',
        'Lebih banyak daripada muatan satu paket? Lihat [kargo proyek](/projects).',
      ],
    ],
  },
  weight: {
    heading: 'Cara menghitung berat',
    body: [
      'Yang berlaku adalah yang lebih besar antara berat aktual dan berat volumetrik, dibulatkan ke atas ke kilogram penuh.',
      'Jika tingkat berat di atasnya lebih murah secara keseluruhan, Anda membayar harga itu, seperti dalam contoh ini.',
    ],
    parcel: 'Boks 25 kg, 60 × 50 × 50 cm, dari Johor ke Jawa Timur',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Lama perjalanan lewat laut antara Malaysia dan Indonesia, dalam hari kerja',
  },
  packing: {
    heading: 'Mengemas untuk jalur laut',
    body: [
      [
        'Pakai boks baru berdinding ganda; rekatkan semua tepi dua lapis.',
        'Bungkus isi dengan plastik: kapal dan pelabuhan lembap.',
        'Jangan sisakan rongga: boks lain akan ditumpuk di atasnya.',
        'Barang pecah belah atau berat? Pesan bubble wrap, pembungkus kedap air, atau packing kayu bersama kirimannya.',
      ],
    ],
  },
  goods: {
    heading: 'Tanyakan dulu sebelum mengirim lewat laut',
    text: 'Layanan pelanggan menentukan jumlah dan kemasannya sebelum Anda memesan.',
    rest: 'Barang yang tidak kami bawa lewat udara maupun laut ada di [syarat dan ketentuan](/term#prohibited).',
  },
  more: {
    heading: 'Siap berlayar?',
    text: 'Lihat udara dan laut berdampingan, dengan lama perjalanan dan harganya.',
  },
}
