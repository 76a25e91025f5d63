export default {
  title: 'Penghantaran dalam negara',
  description:
    'Penghantaran di dalam Malaysia dan di dalam Indonesia melalui udara, laut atau darat, 1 hingga 5 hari bekerja, dari pintu ke pintu.',
  heading: 'Penghantaran dalam negara',
  intro:
    'Untuk kiriman antara negeri di Malaysia atau antara provinsi di Indonesia, biasanya 1 hingga 5 hari bekerja. Bungkusan dikutip di rumah anda atau anda serahkan sendiri di kaunter ejen terdekat.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      quote: {
        heading: 'Lihat harganya',
        text: 'Negeri atau provinsi, berat dan ukuran sudah cukup untuk [mengira caj penghantaran](/quote). Penghantaran dalam negara tidak dikenakan yuran dokumen.',
      },
      order: {
        heading: 'Isi tempahan',
        text: 'Pengirim, penerima, bungkusan: enam langkah ringkas, dan apa yang telah diisi disimpan. Tempahan menyatakan bukti pengenalan yang diperlukan.',
      },
      pay: {
        heading: 'Bayar dalam tempoh {{payment_hours}} jam',
        text: 'Melalui pindahan bank, kod QR atau tunai, kemudian muat naik buktinya. Pejabat meluluskannya.',
      },
      hand_over: {
        heading: 'Serahan',
        text: 'Pilih kutipan di alamat atau kaunter ejen, hari mulai esok sehingga dua minggu ke hadapan, dan masanya. Kurier tidak datang pada hari Ahad dan cuti umum.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Diserahkan di rumah, atau diambil di kaunter. [Penjejakan](/resi-detail) mengikuti perjalanannya.',
      },
    },
  },
  malaysia: {
    heading: 'Di dalam Malaysia',
    caption: 'Hari bekerja yang biasa di dalam Malaysia',
    text: 'Antara Semenanjung, Sabah, Sarawak dan Labuan bungkusan terbang atau belayar; di dalam Semenanjung, cara yang lebih perlahan ialah melalui jalan darat.',
  },
  indonesia: {
    heading: 'Di dalam Indonesia',
    caption: 'Hari bekerja yang biasa dari Jakarta, Banten atau Jawa Barat',
    text: 'Hari dikira dari Jakarta, Banten atau Jawa Barat; untuk provinsi lain lihat kiraan caj penghantaran. Ke pulau terpencil, laluan laut boleh mengambil masa lebih lama daripada biasa.',
  },
  good: {
    heading: 'Perlu diketahui',
    body: [
      [
        'Di dalam satu negara tiada pemeriksaan kastam dan tiada cukai import.',
        'Kutipan di alamat {{pickup_fee}}, percuma bermula {{pickup_free_from}}.',
        'Dengan [kotak rasmi](/service-purchase) ukuran tidak dikira, hanya beratnya.',
        'Yang tidak boleh terbang, dalam negara pun tidak diterbangkan: lihat [kargo udara](/service-air#goods) dan [barang larangan](/term#prohibited).',
      ],
    ],
  },
  more: {
    heading: 'Hendak dihantar ke mana?',
    text: 'Isi kedua-dua tempat dan beratnya. Anda melihat udara serta laut atau darat, dengan harga dan hari.',
  },
}
