export default {
  title: 'Kargo laut',
  description:
    'Kargo laut Malaysia – Indonesia untuk kiriman berat dan besar yang tidak terburu-buru, dengan ongkos lebih hemat dan perkiraan tiba yang jujur.',
  heading: 'Kargo laut',
  intro:
    'Pilihan hemat untuk kiriman berat dan besar yang tidak terburu-buru. Perjalanannya lebih lama daripada lewat udara, tetapi ongkos per kilogramnya lebih ringan. Berat tertagih dihitung minimal 10 kg.',
  suits: {
    heading: 'Kapan memilih laut',
    body: [
      [
        'Berat: perabot rumah tangga, perkakas, pakaian untuk sekeluarga.',
        'Boleh satu atau dua minggu di jalan. Untuk kiriman internasional, ongkos per kilogram lewat laut kurang dari separuh ongkos lewat udara.',
        'Tidak boleh terbang, tetapi boleh berlayar: misalnya magnet kuat.',
        'Lebih banyak daripada muatan satu paket? Lihat [kargo proyek](/projects).',
      ],
    ],
  },
  weight: {
    heading: 'Cara menghitung berat',
    body: [
      'Lewat laut pun berlaku yang lebih besar dari dua berat, dibulatkan ke atas ke kilogram penuh: yang ditunjukkan timbangan, atau panjang × lebar × tinggi dalam sentimeter, dibagi {{sea_divisor}}. Minimal dihitung {{sea_min}}.',
      'Jika tingkat berat yang lebih besar totalnya lebih murah, Anda membayar harga yang lebih murah. Contoh ini memperlihatkannya.',
    ],
    parcel: 'Boks 25 kg, 60 × 50 × 50 cm, dari Johor ke Jawa Timur',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Hari kerja yang biasa lewat laut antara Malaysia dan Indonesia',
    domestic:
      'Di dalam negeri, jalur laut atau darat memerlukan {{domestic_days}} hari kerja; lihat [kiriman dalam negeri](/shipment-local#days).',
  },
  packing: {
    heading: 'Mengemas untuk jalur laut',
    body: [
      [
        'Pakai boks baru berdinding ganda; rekatkan semua tepi dua lapis.',
        'Bungkus isi dengan plastik. Ruang muat kapal lembap, begitu pula pelabuhan saat hujan.',
        'Jangan sisakan rongga: boks lain akan berdiri di atas boks Anda.',
        'Untuk barang pecah belah atau berat, bubble wrap, pembungkus kedap air, atau packing kayu bisa dipesan bersama pengiriman.',
      ],
    ],
  },
  goods: {
    heading: 'Lewat laut hanya setelah bertanya',
    text: 'Untuk barang ini, layanan pelanggan memutuskan menurut jumlah dan kemasannya, sebelum Anda memesan.',
    rest: 'Barang yang tidak kami bawa lewat udara maupun laut ada di [syarat dan ketentuan](/term#prohibited).',
  },
  more: {
    heading: 'Siap berlayar?',
    text: 'Bandingkan udara dan laut dengan angka Anda sendiri. Pesanan menampilkan keduanya berdampingan, dengan hari dan harga.',
  },
}
