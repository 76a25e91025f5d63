export default {
  title: 'Kargo udara',
  description:
    'Kargo udara Malaysia – Indonesia untuk kiriman yang perlu cepat sampai, mulai 1 kg, dengan harga yang terbuka dan resi yang bisa dilacak.',
  heading: 'Kargo udara',
  intro: 'Pilihan cepat untuk dokumen, hadiah, dan barang ringan.',
  suits: {
    heading: 'Kapan memilih udara',
    body: [
      [
        'Harus cepat sampai: dokumen, suku cadang, hadiah untuk hari tertentu.',
        'Kecil dan ringan. Mulai sekitar 10 kg, bandingkan dengan [kargo laut](/service-sea).',
        'Besar tetapi ringan? [Boks resmi](/service-purchase) sering lebih hemat.',
      ],
    ],
  },
  weight: {
    heading: 'Cara menghitung berat',
    body: [
      'Yang berlaku adalah yang lebih besar antara berat aktual dan berat volumetrik, dibulatkan ke atas ke kilogram penuh.',
    ],
    parcel: 'Paket 3,2 kg, 40 × 30 × 30 cm, dari Selangor ke Jakarta',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Lama perjalanan lewat udara antara Malaysia dan Indonesia, dalam hari kerja',
  },
  goods: {
    heading: 'Yang tidak boleh terbang',
    text: 'Demi keselamatan, barang ini ditolak saat pemeriksaan keamanan atau perlu persetujuan kami lebih dulu.',
    never: 'Tidak boleh lewat udara, mungkin lewat laut',
    ask: 'Tanyakan dulu sebelum mengirim lewat udara',
    rest: 'Barang yang tidak kami bawa lewat udara maupun laut ada di [syarat dan ketentuan](/term#prohibited).',
  },
  more: {
    heading: 'Siap diterbangkan?',
    text: 'Harganya tampil dalam satu menit. Untuk memesan, siapkan alamat penerima, daftar barang, dan foto paspor atau KTP.',
  },
}
