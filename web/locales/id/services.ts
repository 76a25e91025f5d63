export default {
  title: 'Layanan',
  description:
    'Semua layanan di satu tempat: kargo udara dan laut, kiriman dalam negeri dan internasional, boks resmi, kargo proyek, dan pelacakan.',
  heading: 'Layanan kami',
  intro:
    'Udara bila waktu yang penting, laut bila ongkos yang penting. Semua kiriman bisa dilacak, dan layanan pelanggan siap 24 jam.',
  compare: {
    heading: 'Udara atau laut?',
    caption: 'Perbandingan kargo udara dan laut',
    property: 'Aspek',
    air: 'Udara',
    sea: 'Laut',
    rows: {
      international: 'Malaysia – Indonesia, biasanya',
      domestic: 'Dalam negeri, biasanya',
      least: 'Berat tertagih minimal',
      volumetric: 'Berat volumetrik: P × L × T dalam cm, dibagi',
      piece: 'Koli terbesar tanpa biaya tambahan',
      best: 'Paling cocok untuk',
    },
    best_air: 'Ringan dan mendesak',
    best_sea: 'Berat dan bisa menunggu',
  },
  list: {
    heading: 'Semua yang kami kerjakan',
    items: {
      air: {
        heading: 'Kargo udara',
        text: 'Mulai {{air_min}}, untuk dokumen, hadiah, dan barang ringan.',
      },
      sea: {
        heading: 'Kargo laut',
        text: 'Mulai {{sea_min}}, untuk barang berat, dengan ongkos per kilogram paling hemat.',
      },
      international: {
        heading: 'Kiriman internasional',
        text: 'Antara Malaysia dan Indonesia, dengan pemberitahuan pabean dan pembebasan untuk PMI.',
      },
      local: {
        heading: 'Kiriman dalam negeri',
        text: 'Di dalam Malaysia atau di dalam Indonesia, lewat udara, laut, atau darat.',
      },
      boxes: {
        heading: 'Boks resmi',
        text: 'Ukuran M dan XL. Ukurannya tidak dihitung, dan depositnya kembali lewat voucher.',
      },
      projects: {
        heading: 'Kargo proyek dan pindahan',
        text: 'Mesin, pameran, atau isi satu kantor: direncanakan oleh petugas, dengan penawaran tersendiri.',
      },
    },
  },
  extras: {
    heading: 'Yang bisa ditambahkan',
    body: [
      [
        'Dijemput di rumah atau diserahkan di konter agen; diantar ke alamat atau diambil penerima.',
        'Bubble wrap, packing kayu, pembungkus kedap air, kemas ulang, foto isi paket.',
        'Asuransi untuk nilai di atas ganti rugi dasar.',
      ],
    ],
  },
  more: {
    heading: 'Belum yakin yang mana?',
    text: 'Hitung keduanya, lalu bandingkan.',
  },
}
