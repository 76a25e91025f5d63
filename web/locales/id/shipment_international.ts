export default {
  title: 'Kiriman internasional',
  description:
    'Kiriman antara Malaysia dan Indonesia lewat udara atau laut, 3 sampai 10 hari kerja, dengan bantuan dokumen pabean untuk pengirim.',
  heading: 'Kiriman internasional',
  intro:
    'Antara Malaysia dan Indonesia, ke dua arah: 3 sampai 10 hari kerja. Kami membantu daftar barang dan dokumen pabean; pajak impor ditanggung penerima kecuali disepakati lain.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      people: {
        heading: 'Pengirim dan penerima',
        text: 'Nama, telepon, alamat, dan untuk Bea Cukai nomor paspor atau KTP beserta foto dokumennya. Alamat tersimpan mengisi formulir untuk Anda.',
      },
      parcel: {
        heading: 'Paketnya',
        text: 'Boks resmi atau kemasan sendiri, berat, dan ukuran. Tulis setiap barang dengan jumlah dan nilai sebenarnya, dan sebutkan tujuan kiriman: hadiah, barang pribadi, atau jual beli.',
      },
      way: {
        heading: 'Udara atau laut',
        text: 'Keduanya tampil berdampingan dengan harga, hari, dan ganti rugi. [Udara](/service-air) lebih cepat, [laut](/service-sea) lebih hemat.',
      },
      pay: {
        heading: 'Bayar dalam {{payment_hours}} jam',
        text: 'Dengan transfer, kode QR, atau tunai, lalu unggah buktinya. Setelah disetujui kantor, nomor resi Anda bisa dilacak.',
      },
      hand_over: {
        heading: 'Serah terima',
        text: 'Kurir datang pada jam yang Anda pilih, atau Anda antar ke agen. Di sana paket ditimbang, diukur, dan diberi label.',
      },
      customs: {
        heading: 'Bea Cukai',
        text: 'Kami memberitahukan paket kepada Bea Cukai berdasarkan daftar barang Anda. Jika Bea Cukai meminta dokumen atau pembayaran, hal itu tampil di pelacakan dan kami menghubungi Anda.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Diantar sampai rumah, atau diambil penerima di agen. [Pelacakan](/resi-detail) menampilkan harinya.',
      },
    },
  },
  days: {
    heading: 'Lama perjalanan',
    caption: 'Hari kerja yang biasa antara Malaysia dan Indonesia, ke dua arah',
  },
  summary:
    'Ini ringkasan untuk memperkirakan, bukan nasihat hukum. Aturan dapat berubah, dan Bea Cukai memutuskan untuk setiap paket. Pungutan Bea Cukai ditanggung penerima, kecuali disepakati lain.',
  customs: {
    heading: 'Masuk ke Indonesia',
    body: [
      'Dasarnya adalah nilai FOB kiriman: harga barang tanpa ongkos kirim dan asuransi. Nilai itu ditetapkan Bea Cukai; nilai yang keliru pada barang dagangan dapat dikenai denda.',
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
      ordinary: '7,5 %',
      books: '0 %',
      watches: '15 %',
      bags: '25 %',
      above: 'Tarif umum, dokumen impor lengkap',
    },
    vat: 'Pajak pertambahan nilai (PPN) dikenakan menurut aturan yang berlaku. Sampai {{simple_duty_most}} tidak ada PPh impor.',
  },
  pmi: {
    heading: 'Pekerja Migran Indonesia (PMI): pembebasan',
    body: [
      'PMI dapat mengirim pulang barang sampai {{pmi_parcel}} per kiriman, bebas bea masuk dan pajak impor. Berapa kali, bergantung pada tempat Anda tercatat:',
      [
        'Tercatat di KP2MI (dahulu BP2MI): tiga kiriman dalam satu tahun kalender, seluruhnya {{pmi_year}}.',
        'Hanya tercatat di Kementerian Luar Negeri ([Peduli WNI](https://peduliwni.kemlu.go.id)): satu kiriman dalam satu tahun kalender, {{pmi_parcel}}.',
        'Tidak tercatat: tidak ada pembebasan; berlaku aturan biasa di atas.',
      ],
      'Kelebihan di atas {{pmi_parcel}} diperlakukan seperti paket biasa. Contoh: barang senilai USD 600 bebas untuk USD 500; atas sisa USD 100 bea masuknya 7,5 %, yaitu USD 7,50.',
      [
        'Ukuran kemasan paling besar {{pmi_size}}; yang lebih besar dibuka oleh Bea Cukai dan karena itu lebih lama. Boks kami M dan XL memenuhi ukuran itu.',
        'Baru atau bekas, jenis dan jumlah apa pun, asalkan tidak terlarang: sejak 6 Mei 2024 hanya nilainya yang dihitung.',
        'Tidak termasuk pembebasan: ponsel, komputer genggam, dan tablet, minuman beralkohol, rokok.',
        'Tahun dihitung menurut tanggal paket didaftarkan oleh Bea Cukai.',
      ],
      'Bea Cukai mencocokkan setiap paket dengan catatan kedua kementerian. Karena itu pesanan meminta nomor dan foto paspor Anda; centang bahwa pengirimnya PMI.',
    ],
  },
  malaysia: {
    heading: 'Masuk ke Malaysia',
    body: [
      [
        'Lewat udara: sampai {{malaysia_air_free}} per kiriman, termasuk ongkos kirim dan asuransi, bebas bea masuk dan pajak penjualan. Tidak berlaku untuk tembakau, alkohol, dan vape.',
        'Lewat laut: pembebasan itu tidak berlaku. Bea dan pajak penjualan mengikuti jenis barang.',
        'Di atas batas itu: bea menurut tarif, dan pajak penjualan 5 atau 10 % dari nilai termasuk ongkos kirim dan asuransi.',
        'Dibeli daring dari penjual terdaftar sampai {{malaysia_air_free}}: penjual memungut pajak penjualan 10 % (LVG). Hadiah dan barang pribadi bukan penjualan.',
        'Sebagian barang memerlukan izin, misalnya tanaman, produk hewan, atau perangkat radio. Lihat [barang terlarang](/term#prohibited).',
      ],
    ],
  },
  sources: {
    heading: 'Sumber',
    body: [
      [
        'Indonesia, paket: Peraturan Menteri Keuangan PMK 96/2023, diubah dengan PMK 111/2023 dan PMK 4/2025 (berlaku sejak 5 Maret 2025).',
        'Indonesia, PMI: PMK 141/2023 dan Peraturan Menteri Perdagangan 7/2024.',
        'Malaysia: pembebasan pabean untuk kiriman kurir udara dan pos, dan pajak penjualan barang bernilai rendah (sejak 1 Januari 2024).',
      ],
    ],
  },
  more: {
    heading: 'Berapa ongkosnya?',
    text: 'Hitungan ongkos kirim menampilkan udara dan laut beserta lama biasanya. Bea masuk belum termasuk; tabel di atas membantu memperkirakannya.',
  },
}
