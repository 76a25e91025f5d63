export default {
  title: 'Penghantaran dalam negara',
  description:
    'Penghantaran di dalam Malaysia dan di dalam Indonesia melalui udara, laut atau darat, 1 hingga 5 hari bekerja, dari pintu ke pintu.',
  heading: 'Penghantaran dalam negara',
  intro: 'Di dalam Malaysia atau di dalam Indonesia, biasanya {{domestic_days}} hari bekerja.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      quote: {
        heading: 'Lihat harganya',
        text: '[Kira caj penghantaran](/quote). Tiada yuran dokumen dalam negara.',
      },
      order: {
        heading: 'Isi tempahan',
        text: 'Enam langkah ringkas. Borang tempahan menyatakan bukti pengenalan yang diperlukan.',
      },
      pay: {
        heading: 'Bayar dalam tempoh {{payment_hours}} jam',
        text: 'Melalui pindahan bank, kod QR atau tunai. Kemudian muat naik buktinya.',
      },
      hand_over: {
        heading: 'Serahan',
        text: 'Pilih kutipan di alamat atau kaunter ejen, mulai esok sehingga dua minggu ke hadapan. Kurier tidak datang pada hari Ahad dan cuti umum.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Di rumah atau di kaunter. [Penjejakan](/resi-detail) menunjukkan perjalanannya.',
      },
    },
  },
  malaysia: {
    heading: 'Di dalam Malaysia',
    caption: 'Tempoh biasa di dalam Malaysia, dalam hari bekerja',
    text: 'Antara Semenanjung, Sabah, Sarawak dan Labuan bungkusan terbang atau belayar. Di dalam Semenanjung, cara yang lebih perlahan ialah jalan darat.',
  },
  indonesia: {
    heading: 'Di dalam Indonesia',
    caption: 'Tempoh biasa dari Jakarta, Banten atau Jawa Barat, dalam hari bekerja',
    text: 'Untuk provinsi asal lain, lihat [kiraan caj penghantaran](/quote). Ke pulau terpencil, laluan laut boleh mengambil masa lebih lama.',
  },
  good: {
    heading: 'Perlu diketahui',
    body: [
      [
        'Tiada pemeriksaan kastam dan tiada cukai import.',
        'Kutipan di alamat {{pickup_fee}}, percuma bermula {{pickup_free_from}}.',
        'Dengan [kotak rasmi](/service-purchase) hanya beratnya dikira.',
        '[Yang tidak boleh diterbangkan](/service-air#goods) dan [barang larangan](/term#prohibited) sama sahaja di sini.',
      ],
    ],
  },
  more: {
    heading: 'Hendak dihantar ke mana?',
    text: 'Isi kedua-dua tempat dan beratnya untuk melihat harga dan tempohnya.',
  },
}
