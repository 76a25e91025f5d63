export default {
  title: 'Kargo udara',
  description:
    'Kargo udara Malaysia – Indonesia untuk bungkusan yang perlu cepat sampai, bermula 1 kg: harga dikira secara terbuka dan bungkusan boleh dijejak.',
  heading: 'Kargo udara',
  intro: 'Pilihan pantas untuk dokumen, hadiah dan barang ringan.',
  suits: {
    heading: 'Bila memilih udara',
    body: [
      [
        'Perlu cepat sampai: dokumen, alat ganti, hadiah untuk hari tertentu.',
        'Kecil dan ringan. Bermula kira-kira 10 kg, bandingkan dengan [kargo laut](/service-sea).',
        'Besar tetapi ringan? [Kotak rasmi](/service-purchase) selalunya lebih jimat.',
      ],
    ],
  },
  weight: {
    heading: 'Cara mengira berat',
    body: [
      'Yang dikira ialah berat yang lebih besar antara berat sebenar dan berat volumetrik, dibundarkan ke atas kepada kilogram penuh.',
    ],
    parcel: 'Bungkusan 3.2 kg, 40 × 30 × 30 cm, dari Selangor ke Jakarta',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Tempoh biasa melalui udara antara Malaysia dan Indonesia, dalam hari bekerja',
  },
  goods: {
    heading: 'Yang tidak boleh diterbangkan',
    text: 'Demi keselamatan, barang ini ditolak semasa pemeriksaan atau memerlukan persetujuan kami dahulu.',
    never: 'Tidak boleh melalui udara, mungkin melalui laut',
    ask: 'Tanya dahulu sebelum menghantar melalui udara',
    rest: 'Barang yang tidak kami bawa melalui udara mahupun laut ada dalam [terma dan syarat](/term#prohibited).',
  },
  more: {
    heading: 'Sedia untuk terbang?',
    text: 'Anda tahu harganya dalam seminit. Untuk membuat tempahan, sediakan alamat penerima, senarai barang dan gambar pasport atau MyKad.',
  },
}
