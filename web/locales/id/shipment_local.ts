export default {
  title: 'Kiriman dalam negeri',
  description:
    'Kiriman di dalam Malaysia dan di dalam Indonesia lewat udara, laut, atau darat, 1 sampai 5 hari kerja, dari pintu ke pintu.',
  heading: 'Kiriman dalam negeri',
  intro: 'Di dalam Malaysia atau di dalam Indonesia, biasanya {{domestic_days}} hari kerja.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      quote: {
        heading: 'Lihat harganya',
        text: '[Hitung ongkos kirim](/quote). Di dalam negeri tidak ada biaya dokumen.',
      },
      order: {
        heading: 'Isi pesanan',
        text: 'Enam langkah singkat. Formulir pesanan menyebutkan bukti identitas yang diperlukan.',
      },
      pay: {
        heading: 'Bayar dalam {{payment_hours}} jam',
        text: 'Dengan transfer, kode QR, atau tunai. Lalu unggah buktinya.',
      },
      hand_over: {
        heading: 'Serah terima',
        text: 'Pilih penjemputan atau konter agen, mulai besok sampai dua minggu ke depan. Pada hari Minggu dan hari libur kurir tidak datang.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Di rumah atau di konter. [Pelacakan](/resi-detail) menunjukkan perjalanannya.',
      },
    },
  },
  malaysia: {
    heading: 'Di dalam Malaysia',
    caption: 'Lama perjalanan di dalam Malaysia, dalam hari kerja',
    text: 'Antara Semenanjung, Sabah, Sarawak, dan Labuan paket terbang atau berlayar. Di dalam Semenanjung, cara yang lebih lambat adalah lewat darat.',
  },
  indonesia: {
    heading: 'Di dalam Indonesia',
    caption: 'Lama perjalanan dari DKI Jakarta, Banten, atau Jawa Barat, dalam hari kerja',
    text: 'Untuk provinsi asal lain, lihat [hitungan ongkos kirim](/quote). Ke pulau terpencil, jalur laut bisa lebih lama.',
  },
  good: {
    heading: 'Perlu diketahui',
    body: [
      [
        'Tanpa pemeriksaan pabean dan tanpa pajak impor.',
        'Penjemputan {{pickup_fee}}, gratis mulai {{pickup_free_from}}.',
        'Dengan [boks resmi](/service-purchase) hanya beratnya yang dihitung.',
        '[Yang tidak boleh terbang](/service-air#goods) dan [barang terlarang](/term#prohibited) berlaku juga di sini.',
      ],
    ],
  },
  more: {
    heading: 'Mau dikirim ke mana?',
    text: 'Isi kedua tempat dan beratnya untuk melihat harga dan lamanya.',
  },
}
