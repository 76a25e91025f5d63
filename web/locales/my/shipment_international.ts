export default {
  title: 'Penghantaran antarabangsa',
  description:
    'Penghantaran antara Malaysia dan Indonesia melalui udara atau laut, 3 hingga 10 hari bekerja, dengan bantuan dokumen kastam untuk pengirim.',
  heading: 'Penghantaran antarabangsa',
  intro:
    'Antara Malaysia dan Indonesia, ke dua-dua arah: 3 hingga 10 hari bekerja. Kami membantu senarai barang dan dokumen kastam; cukai import ditanggung penerima kecuali dipersetujui sebaliknya.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      people: {
        heading: 'Pengirim dan penerima',
        text: 'Nama, telefon, alamat, dan untuk kastam nombor pasport atau MyKad berserta gambar dokumennya. Alamat disimpan mengisi borang untuk anda.',
      },
      parcel: {
        heading: 'Bungkusan',
        text: 'Kotak rasmi atau pembungkusan sendiri, berat dan ukuran. Senaraikan setiap barang dengan kuantiti dan nilai sebenar, dan nyatakan tujuan kiriman: hadiah, barang peribadi atau jualan.',
      },
      way: {
        heading: 'Udara atau laut',
        text: 'Kedua-duanya ditunjukkan sebelah-menyebelah dengan harga, hari dan pampasan. [Udara](/service-air) lebih cepat, [laut](/service-sea) lebih jimat.',
      },
      pay: {
        heading: 'Bayar dalam tempoh {{payment_hours}} jam',
        text: 'Melalui pindahan bank, kod QR atau tunai, kemudian muat naik buktinya. Setelah diluluskan oleh pejabat, nombor penjejakan anda boleh digunakan.',
      },
      hand_over: {
        heading: 'Serahan',
        text: 'Kurier datang pada masa yang anda pilih, atau anda hantar ke kaunter ejen. Di situ bungkusan ditimbang, diukur dan dilabel.',
      },
      customs: {
        heading: 'Kastam',
        text: 'Kami mengisytiharkan bungkusan berdasarkan senarai barang anda. Jika kastam meminta dokumen atau bayaran, hal itu dipaparkan dalam penjejakan dan kami menghubungi anda.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Diserahkan di rumah, atau diambil oleh penerima di kaunter. [Penjejakan](/resi-detail) menunjukkan harinya.',
      },
    },
  },
  days: {
    heading: 'Tempoh biasa',
    caption: 'Hari bekerja yang biasa antara Malaysia dan Indonesia, ke dua-dua arah',
  },
  summary:
    'Ini ringkasan supaya anda boleh membuat anggaran, bukan nasihat undang-undang. Peraturan berubah, dan kastam memutuskan bagi setiap bungkusan. Apa-apa yang dikenakan kastam ditanggung penerima, kecuali dipersetujui sebaliknya.',
  customs: {
    heading: 'Masuk ke Indonesia',
    body: [
      'Asasnya ialah nilai FOB kiriman: harga barang tanpa caj penghantaran dan insurans. Nilai itu ditetapkan oleh kastam; nilai yang salah pada barang dagangan boleh didenda.',
    ],
    caption: 'Duti import bungkusan ke Indonesia',
    value: 'Nilai atau jenis barang',
    duty: 'Duti import',
    rows: {
      free: 'Sehingga {{duty_free}}',
      ordinary: 'Melebihi {{duty_free}} sehingga {{simple_duty_most}}',
      books: 'antaranya: buku ilmiah',
      watches: 'antaranya: kosmetik, barang besi dan keluli, jam tangan',
      bags: 'antaranya: beg, tekstil, kasut, basikal',
      above: 'Melebihi {{simple_duty_most}}',
    },
    duties: {
      free: 'tiada',
      ordinary: '7.5 %',
      books: '0 %',
      watches: '15 %',
      bags: '25 %',
      above: 'Tarif biasa, dokumen import penuh',
    },
    vat: 'Cukai nilai tambah Indonesia (PPN) dikenakan mengikut peraturan semasa. Sehingga {{simple_duty_most}} tiada cukai pendapatan import.',
  },
  pmi: {
    heading: 'Pekerja migran Indonesia (PMI): pelepasan',
    body: [
      'Pekerja migran Indonesia boleh menghantar pulang barang sehingga {{pmi_parcel}} bagi setiap kiriman, bebas duti import dan cukai import. Berapa kali, bergantung pada pendaftaran anda:',
      [
        'Berdaftar dengan KP2MI (dahulu BP2MI): tiga kiriman dalam satu tahun kalendar, kesemuanya {{pmi_year}}.',
        'Hanya berdaftar dengan kementerian luar negeri Indonesia ([Peduli WNI](https://peduliwni.kemlu.go.id)): satu kiriman dalam satu tahun kalendar, {{pmi_parcel}}.',
        'Tidak berdaftar: tiada pelepasan; peraturan biasa di atas terpakai.',
      ],
      'Lebihan daripada {{pmi_parcel}} dikira seperti bungkusan biasa. Contoh: barang bernilai USD 600 bebas bagi USD 500; ke atas baki USD 100 dutinya 7.5 %, iaitu USD 7.50.',
      [
        'Ukuran bungkusan paling besar {{pmi_size}}; yang lebih besar dibuka oleh kastam lalu menjadi lambat. Kotak kami M dan XL menepati ukuran itu.',
        'Baharu atau terpakai, apa-apa jenis dan kuantiti, asalkan tidak dilarang: sejak 6 Mei 2024 hanya nilainya dikira.',
        'Tidak termasuk dalam pelepasan: telefon bimbit, komputer genggam dan tablet, minuman beralkohol, rokok.',
        'Tahun dikira mengikut tarikh bungkusan didaftarkan oleh kastam Indonesia.',
      ],
      'Kastam Indonesia memadankan setiap bungkusan dengan rekod kedua-dua kementerian. Oleh itu tempahan meminta nombor dan gambar pasport anda; tandakan bahawa pengirim ialah pekerja migran.',
    ],
  },
  malaysia: {
    heading: 'Masuk ke Malaysia',
    body: [
      [
        'Melalui udara: sehingga {{malaysia_air_free}} bagi setiap konsainan, termasuk caj penghantaran dan insurans, bebas duti import dan cukai jualan. Tidak termasuk tembakau, alkohol dan vape.',
        'Melalui laut: pengecualian itu tidak terpakai. Duti dan cukai jualan mengikut jenis barang.',
        'Melebihi had itu: duti mengikut tarif, dan cukai jualan 5 atau 10 % daripada nilai termasuk caj penghantaran dan insurans.',
        'Dibeli dalam talian daripada penjual berdaftar sehingga {{malaysia_air_free}}: penjual mengutip cukai jualan 10 % (LVG). Hadiah dan barang peribadi bukan jualan.',
        'Sesetengah barang memerlukan permit, seperti tumbuhan, hasil haiwan atau peralatan radio. Lihat [barang larangan](/term#prohibited).',
      ],
    ],
  },
  sources: {
    heading: 'Sumber',
    body: [
      [
        'Indonesia, bungkusan: peraturan Menteri Kewangan PMK 96/2023, dipinda oleh PMK 111/2023 dan PMK 4/2025 (berkuat kuasa sejak 5 Mac 2025).',
        'Indonesia, pekerja migran: PMK 141/2023 dan peraturan Menteri Perdagangan 7/2024.',
        'Malaysia: pengecualian kastam untuk konsainan kurier udara dan pos, dan cukai jualan barang bernilai rendah (sejak 1 Januari 2024).',
      ],
    ],
  },
  more: {
    heading: 'Berapa harganya?',
    text: 'Kiraan caj penghantaran menunjukkan udara dan laut berserta tempoh biasa. Duti belum termasuk; jadual di atas membantu anda menganggarkannya.',
  },
}
