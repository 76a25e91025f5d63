export default {
  title: 'Kiriman internasional',
  description:
    'Kiriman antara Malaysia dan Indonesia lewat udara atau laut, 3 sampai 10 hari kerja, dengan bantuan dokumen pabean untuk pengirim.',
  heading: 'Kiriman internasional',
  intro:
    'Antara Malaysia dan Indonesia, dua arah: {{international_days}} hari kerja. Kami membantu menyiapkan daftar barang dan dokumen pabean.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      people: {
        heading: 'Pengirim dan penerima',
        text: 'Nama, telepon, dan alamat; untuk Bea Cukai, nomor paspor atau KTP beserta foto dokumennya.',
      },
      parcel: {
        heading: 'Paketnya',
        text: 'Setiap barang dengan jumlah dan nilai sebenarnya, dan keperluannya: hadiah, barang pribadi, atau jual beli.',
      },
      way: {
        heading: 'Udara atau laut',
        text: '[Udara](/service-air) lebih cepat, [laut](/service-sea) lebih hemat.',
      },
      pay: {
        heading: 'Bayar dalam {{payment_hours}} jam',
        text: 'Dengan transfer, kode QR, atau tunai. Setelah bukti disetujui, nomor resi bisa dilacak.',
      },
      hand_over: {
        heading: 'Serah terima',
        text: 'Kepada kurir atau di konter agen; paket ditimbang dan diukur di sana.',
      },
      customs: {
        heading: 'Bea Cukai',
        text: 'Kami mengurus pemberitahuan pabean dari daftar barang Anda, dan menghubungi Anda jika Bea Cukai meminta dokumen atau pembayaran.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Di rumah atau di konter. [Pelacakan](/resi-detail) menampilkan harinya.',
      },
    },
  },
  days: {
    heading: 'Lama perjalanan',
    caption: 'Lama perjalanan antara Malaysia dan Indonesia, dua arah, dalam hari kerja',
  },
  summary:
    'Ini ringkasan untuk perkiraan, bukan nasihat hukum: Bea Cukai memutuskan untuk setiap paket. Pungutannya ditanggung penerima, kecuali disepakati lain.',
  customs: {
    heading: 'Masuk ke Indonesia',
    body: [
      'Batasnya menurut nilai FOB: harga barang tanpa ongkos kirim dan asuransi. Bea masuk dan pajaknya dihitung dari nilai itu ditambah ongkos kirim dan asuransi. Bea Cukai menetapkannya, dan dapat mengenakan denda atas nilai yang keliru pada barang dagangan.',
    ],
    caption: 'Bea masuk paket ke Indonesia',
    value: 'Nilai atau jenis barang',
    duty: 'Bea masuk',
    rows: {
      free: 'Sampai {{duty_free}}',
      ordinary: 'Di atas {{duty_free}} sampai {{simple_duty_most}}',
      books: 'di antaranya: buku ilmu pengetahuan',
      watches: 'di antaranya: kosmetik, barang besi dan baja, jam tangan',
      bags: 'di antaranya: tas, tekstil, alas kaki, sepeda',
      above: 'Di atas {{simple_duty_most}}',
    },
    duties: {
      free: 'tidak ada',
      ordinary: '7,5%',
      books: '0%',
      watches: '15%',
      bags: '25%',
      above: 'Tarif umum, dokumen impor lengkap',
    },
    vat: 'Ditambah pajak pertambahan nilai (PPN). Sampai {{simple_duty_most}} tidak ada PPh impor.',
  },
  pmi: {
    heading: 'Pekerja Migran Indonesia (PMI): pembebasan',
    body: [
      'PMI dapat mengirim pulang barang sampai {{pmi_parcel}} per kiriman, bebas bea masuk dan pajak impor:',
      [
        'Tercatat di KP2MI (dahulu BP2MI): tiga kiriman per tahun kalender, seluruhnya {{pmi_year}}.',
        'Hanya tercatat di Kementerian Luar Negeri ([Peduli WNI](https://peduliwni.kemlu.go.id)): satu kiriman per tahun kalender, {{pmi_parcel}}.',
        'Tidak tercatat: berlaku aturan biasa di atas.',
      ],
      'Kelebihan di atas {{pmi_parcel}} diperlakukan seperti paket biasa. Untuk barang senilai USD 600, bea masuknya 7,5% dari USD 100, yaitu USD 7,50.',
      [
        'Paling besar {{pmi_size}}; boks M dan XL memenuhinya. Yang lebih besar dibuka Bea Cukai, jadi lebih lama.',
        'Baru atau bekas, jenis apa pun dan berapa pun jumlahnya asal tidak terlarang: sejak 6 Mei 2024 hanya nilainya yang dihitung.',
        'Tidak termasuk: ponsel, komputer genggam, tablet, minuman beralkohol, rokok.',
        'Tahunnya mengikuti tanggal paket didaftarkan oleh Bea Cukai.',
      ],
      'Bea Cukai mencocokkan setiap paket dengan catatan kedua kementerian, karena itu paspor Anda diminta saat memesan. Centang di sana bahwa pengirimnya PMI.',
    ],
  },
  malaysia: {
    heading: 'Masuk ke Malaysia',
    body: [
      [
        'Lewat udara: sampai {{malaysia_air_free}} per kiriman, termasuk ongkos kirim dan asuransi, bebas bea masuk dan pajak penjualan. Tidak berlaku untuk tembakau, alkohol, dan vape.',
        'Lewat laut: tanpa pembebasan. Bea dan pajak penjualan mengikuti jenis barang.',
        'Di atas batas itu: bea menurut tarif, dan pajak penjualan 5 atau 10% dari nilai termasuk ongkos kirim dan asuransi.',
        'Dibeli daring sampai {{malaysia_air_free}}: penjual terdaftar memungut pajak penjualan 10% (LVG). Hadiah dan barang pribadi bukan penjualan.',
        'Tanaman, produk hewan, perangkat radio, dan beberapa barang lain memerlukan izin. Lihat [barang terlarang](/term#prohibited).',
      ],
    ],
  },
  sources: {
    heading: 'Sumber',
    body: [
      [
        'Indonesia, paket: Peraturan Menteri Keuangan (PMK) 96/2023, diubah dengan PMK 111/2023 dan PMK 4/2025 (berlaku sejak 5 Maret 2025).',
        'Indonesia, PMI: PMK 141/2023 dan Peraturan Menteri Perdagangan 7/2024.',
        'Malaysia: pembebasan pabean untuk kiriman kurir udara dan pos, dan pajak penjualan barang bernilai rendah (sejak 1 Januari 2024).',
      ],
    ],
  },
  more: {
    heading: 'Berapa ongkosnya?',
    text: 'Hitungan ongkos kirim menampilkan udara dan laut; bea masuk belum termasuk.',
  },
}
