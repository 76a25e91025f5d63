export default {
  title: 'Kiriman dalam negeri',
  description:
    'Kiriman di dalam Malaysia dan di dalam Indonesia lewat udara, laut, atau darat, 1 sampai 5 hari kerja, dari pintu ke pintu.',
  heading: 'Kiriman dalam negeri',
  intro:
    'Untuk kiriman antarnegeri di Malaysia atau antarprovinsi di Indonesia, biasanya 1 sampai 5 hari kerja. Paket dijemput di rumah Anda atau Anda antar sendiri ke agen terdekat.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      quote: {
        heading: 'Lihat harganya',
        text: 'Negeri atau provinsi, berat, dan ukuran cukup untuk [menghitung ongkos kirim](/quote). Kiriman dalam negeri tidak dikenai biaya dokumen.',
      },
      order: {
        heading: 'Isi pesanan',
        text: 'Pengirim, penerima, paket: enam langkah singkat, dan yang sudah diisi tersimpan. Pesanan menyebutkan bukti identitas apa yang diperlukan.',
      },
      pay: {
        heading: 'Bayar dalam {{payment_hours}} jam',
        text: 'Dengan transfer, kode QR, atau tunai, lalu unggah buktinya. Kantor menyetujuinya.',
      },
      hand_over: {
        heading: 'Serah terima',
        text: 'Pilih penjemputan atau antar ke agen, harinya mulai besok sampai dua minggu ke depan, dan jamnya. Pada hari Minggu dan hari libur kurir tidak datang.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Diantar sampai rumah, atau diambil di agen. [Pelacakan](/resi-detail) menyertai perjalanannya.',
      },
    },
  },
  malaysia: {
    heading: 'Di dalam Malaysia',
    caption: 'Hari kerja yang biasa di dalam Malaysia',
    text: 'Antara Semenanjung, Sabah, Sarawak, dan Labuan paket terbang atau berlayar; di dalam Semenanjung, jalur yang lebih lambat lewat darat.',
  },
  indonesia: {
    heading: 'Di dalam Indonesia',
    caption: 'Hari kerja yang biasa dari DKI Jakarta, Banten, atau Jawa Barat',
    text: 'Hari dihitung dari DKI Jakarta, Banten, atau Jawa Barat; untuk provinsi lain lihat hitungan ongkos kirim. Ke pulau terpencil, jalur laut bisa lebih lama dari biasanya.',
  },
  good: {
    heading: 'Perlu diketahui',
    body: [
      [
        'Di dalam satu negara tidak ada pemeriksaan pabean dan pajak impor.',
        'Penjemputan {{pickup_fee}}, gratis mulai {{pickup_free_from}}.',
        'Dengan [boks resmi](/service-purchase) ukuran tidak dihitung, hanya beratnya.',
        'Yang tidak boleh terbang, di dalam negeri pun tidak diterbangkan: lihat [kargo udara](/service-air#goods) dan [barang terlarang](/term#prohibited).',
      ],
    ],
  },
  more: {
    heading: 'Mau dikirim ke mana?',
    text: 'Isi kedua tempat dan beratnya. Anda melihat udara serta laut atau darat, dengan harga dan hari.',
  },
}
