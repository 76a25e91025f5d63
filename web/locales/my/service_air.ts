export default {
  title: 'Kargo udara',
  description:
    'Kargo udara Malaysia – Indonesia untuk kiriman yang perlu cepat sampai, bermula 1 kg, dengan harga yang dikira secara terbuka dan boleh dijejak.',
  heading: 'Kargo udara',
  intro:
    'Pilihan pantas untuk dokumen, hadiah dan barang ringan, bermula 1 kg. Berat dikenakan caj ialah yang lebih besar antara berat sebenar dan berat volumetrik, dan kami menunjukkan cara pengiraannya.',
  suits: {
    heading: 'Bila memilih udara',
    body: [
      [
        'Perlu cepat sampai: dokumen, alat ganti, hadiah untuk hari tertentu.',
        'Kecil dan ringan. Bermula kira-kira 10 kg, bandingkan dengan [kargo laut](/service-sea).',
        'Besar tetapi ringan? Maka isi padu yang menentukan harga, dan [kotak rasmi](/service-purchase) sering membantu.',
      ],
    ],
  },
  weight: {
    heading: 'Cara mengira berat',
    body: [
      'Ruang dalam pesawat terhad. Oleh itu dua berat dibandingkan: yang ditunjukkan penimbang dan yang setara dengan ukurannya. Yang lebih besar dikira, dibundarkan ke atas kepada kilogram penuh.',
      'Berat volumetrik udara: panjang × lebar × tinggi dalam sentimeter, dibahagi {{air_divisor}}. Dengan kotak rasmi, sehingga had beratnya, ukuran tidak dikira.',
    ],
    parcel: 'Bungkusan 3.2 kg, 40 × 30 × 30 cm, dari Selangor ke Jakarta',
  },
  days: {
    heading: 'Berapa lama',
    caption: 'Hari bekerja yang biasa melalui udara antara Malaysia dan Indonesia',
    domestic:
      'Dalam negara, udara mengambil {{domestic_days}} hari bekerja; lihat [penghantaran dalam negara](/shipment-local#days).',
  },
  goods: {
    heading: 'Yang tidak boleh diterbangkan',
    text: 'Perubahan tekanan, haba dan satu percikan sudah cukup untuk menyebabkan kemalangan. Barang di bawah ditolak semasa pemeriksaan keselamatan, atau memerlukan persetujuan kami dahulu.',
    never: 'Tidak boleh melalui udara, mungkin melalui laut',
    ask: 'Melalui udara hanya selepas bertanya',
    rest: 'Barang yang tidak kami bawa melalui udara mahupun laut ada dalam [terma dan syarat](/term#prohibited).',
  },
  more: {
    heading: 'Sedia untuk terbang?',
    text: 'Dengan berat, ukuran dan destinasi, anda tahu harganya dalam seminit. Untuk membuat tempahan, sediakan alamat penerima, senarai barang dan gambar pasport atau MyKad.',
  },
}
