export default {
  title: 'Penghantaran antarabangsa',
  description:
    'Penghantaran antara Malaysia dan Indonesia melalui udara atau laut, 3 hingga 10 hari bekerja, dengan bantuan dokumen kastam untuk pengirim.',
  heading: 'Penghantaran antarabangsa',
  intro:
    'Antara Malaysia dan Indonesia, dua hala: {{international_days}} hari bekerja. Kami membantu menyediakan senarai barang dan dokumen kastam.',
  how: {
    heading: 'Langkah demi langkah',
    steps: {
      people: {
        heading: 'Pengirim dan penerima',
        text: 'Nama, telefon dan alamat; untuk kastam, nombor pasport atau MyKad berserta gambar dokumennya.',
      },
      parcel: {
        heading: 'Bungkusan',
        text: 'Setiap barang dengan kuantiti dan nilai sebenar, dan tujuannya: hadiah, barang peribadi atau jualan.',
      },
      way: {
        heading: 'Udara atau laut',
        text: '[Udara](/service-air) lebih cepat, [laut](/service-sea) lebih jimat.',
      },
      pay: {
        heading: 'Bayar dalam tempoh {{payment_hours}} jam',
        text: 'Melalui pindahan bank, kod QR atau tunai. Setelah bukti diluluskan, nombor penjejakan boleh digunakan.',
      },
      hand_over: {
        heading: 'Serahan',
        text: 'Kepada kurier atau di kaunter ejen; bungkusan ditimbang dan diukur di situ.',
      },
      customs: {
        heading: 'Kastam',
        text: 'Kami mengisytiharkan bungkusan berdasarkan senarai barang anda, dan menghubungi anda jika kastam meminta dokumen atau bayaran.',
      },
      arrival: {
        heading: 'Tiba',
        text: 'Di rumah atau di kaunter. [Penjejakan](/resi-detail) menunjukkan harinya.',
      },
    },
  },
  days: {
    heading: 'Tempoh biasa',
    caption: 'Tempoh biasa antara Malaysia dan Indonesia, dua hala, dalam hari bekerja',
  },
  summary:
    'Ini ringkasan untuk membuat anggaran, bukan nasihat undang-undang: kastam memutuskan bagi setiap bungkusan. Bayaran kastam ditanggung penerima, kecuali dipersetujui sebaliknya.',
  customs: {
    heading: 'Masuk ke Indonesia',
    body: [
      'Hadnya mengikut nilai FOB: harga barang tanpa caj penghantaran dan insurans. Duti dan cukainya dikira daripada nilai itu ditambah caj penghantaran dan insurans. Kastam menetapkannya, dan boleh mengenakan denda jika nilai barang dagangan salah.',
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
      ordinary: '7.5%',
      books: '0%',
      watches: '15%',
      bags: '25%',
      above: 'Tarif biasa, dokumen import penuh',
    },
    vat: 'Ditambah cukai nilai tambah Indonesia (PPN). Sehingga {{simple_duty_most}} tiada cukai pendapatan import.',
  },
  pmi: {
    heading: 'Pekerja migran Indonesia (PMI): pengecualian duti',
    body: [
      'Pekerja migran Indonesia boleh menghantar pulang barang sehingga {{pmi_parcel}} bagi setiap penghantaran, bebas duti import dan cukai import:',
      [
        'Berdaftar dengan KP2MI (dahulu BP2MI): tiga penghantaran setiap tahun kalendar, kesemuanya {{pmi_year}}.',
        'Hanya berdaftar dengan Kementerian Luar Indonesia ([Peduli WNI](https://peduliwni.kemlu.go.id)): satu penghantaran setiap tahun kalendar, {{pmi_parcel}}.',
        'Tidak berdaftar: peraturan biasa di atas terpakai.',
      ],
      'Lebihan daripada {{pmi_parcel}} dikira seperti bungkusan biasa. Bagi barang bernilai USD 600, dutinya 7.5% daripada USD 100, iaitu USD 7.50.',
      [
        'Paling besar {{pmi_size}}; kotak M dan XL menepatinya. Yang lebih besar dibuka oleh kastam, jadi lebih lambat.',
        'Baharu atau terpakai, sebarang jenis dan kuantiti yang tidak dilarang: sejak 6 Mei 2024 hanya nilainya dikira.',
        'Tidak termasuk: telefon bimbit, komputer genggam, tablet, minuman beralkohol, rokok.',
        'Tahunnya mengikut tarikh bungkusan didaftarkan oleh kastam Indonesia.',
      ],
      'Kastam Indonesia memadankan setiap bungkusan dengan rekod kedua-dua kementerian, maka pasport anda diminta semasa menempah. Tandakan bahawa pengirim ialah pekerja migran.',
    ],
  },
  malaysia: {
    heading: 'Masuk ke Malaysia',
    body: [
      [
        'Melalui udara: sehingga {{malaysia_air_free}} bagi setiap konsainan, termasuk caj penghantaran dan insurans, bebas duti import dan cukai jualan. Tidak termasuk tembakau, alkohol dan vape.',
        'Melalui laut: tiada pengecualian. Duti dan cukai jualan mengikut jenis barang.',
        'Melebihi had itu: duti mengikut tarif, dan cukai jualan 5 atau 10% daripada nilai termasuk caj penghantaran dan insurans.',
        'Dibeli dalam talian sehingga {{malaysia_air_free}}: penjual berdaftar mengutip cukai jualan 10% (LVG). Hadiah dan barang peribadi bukan jualan.',
        'Tumbuhan, hasil haiwan, peralatan radio dan beberapa barang lain memerlukan permit. Lihat [barang larangan](/term#prohibited).',
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
    text: 'Kiraan caj penghantaran menunjukkan harga udara dan laut; duti belum termasuk.',
  },
}
