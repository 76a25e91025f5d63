export default {
  title: 'Kargo udara',
  description:
    'Kargo udara Malaysia – Indonesia untuk kiriman yang perlu cepat sampai, mulai 1 kg, dengan harga yang dihitung terbuka dan resi yang bisa dilacak.',
  heading: 'Kargo udara',
  intro:
    'Pilihan cepat untuk dokumen, hadiah, dan barang ringan, mulai dari 1 kg. Berat tertagih adalah yang terbesar antara berat aktual dan berat volumetrik, dan kami menunjukkan cara menghitungnya.',
  suits: {
    heading: 'Kapan memilih udara',
    body: [
      [
        'Harus cepat sampai: dokumen, suku cadang, hadiah untuk hari tertentu.',
        'Kecil dan ringan. Mulai sekitar 10 kg, bandingkan dengan [kargo laut](/service-sea).',
        'Besar tetapi ringan? Maka volumelah yang menentukan harga, dan [boks resmi](/service-purchase) sering membantu.',
      ],
    ],
  },
  weight: {
    heading: 'Cara menghitung berat',
    body: [
      'Ruang di pesawat terbatas. Karena itu dua berat dibandingkan: yang ditunjukkan timbangan dan yang setara dengan ukurannya. Yang lebih besar berlaku, dibulatkan ke atas ke kilogram penuh.',
      'Berat volumetrik udara: panjang × lebar × tinggi dalam sentimeter, dibagi {{air_divisor}}. Dengan boks resmi, sampai batas beratnya, ukuran tidak dihitung.',
    ],
    parcel: 'Paket 3,2 kg, 40 × 30 × 30 cm, dari Selangor ke Jakarta',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Hari kerja yang biasa lewat udara antara Malaysia dan Indonesia',
    domestic:
      'Di dalam negeri, udara memerlukan {{domestic_days}} hari kerja; lihat [kiriman dalam negeri](/shipment-local#days).',
  },
  goods: {
    heading: 'Yang tidak boleh terbang',
    text: 'Perubahan tekanan, panas, dan satu percikan sudah cukup untuk menimbulkan kecelakaan. Barang di bawah ini ditolak saat pemeriksaan keamanan, atau perlu persetujuan kami lebih dulu.',
    never: 'Tidak boleh lewat udara, mungkin lewat laut',
    ask: 'Lewat udara hanya setelah bertanya',
    rest: 'Barang yang tidak kami bawa lewat udara maupun laut ada di [syarat dan ketentuan](/term#prohibited).',
  },
  more: {
    heading: 'Siap diterbangkan?',
    text: 'Dengan berat, ukuran, dan tujuan, harganya Anda ketahui dalam satu menit. Untuk memesan, siapkan alamat penerima, daftar barang, dan foto paspor atau KTP.',
  },
}
