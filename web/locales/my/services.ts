export default {
  title: 'Perkhidmatan',
  description:
    'Semua perkhidmatan di satu tempat: kargo udara dan laut, penghantaran dalam negara dan antarabangsa, kotak rasmi, kargo projek dan penjejakan.',
  heading: 'Perkhidmatan kami',
  intro:
    'Udara apabila masa lebih penting, laut apabila kos lebih penting. Semua penghantaran boleh dijejak, dan khidmat pelanggan bersedia 24 jam.',
  compare: {
    heading: 'Udara atau laut?',
    caption: 'Perbandingan kargo udara dan laut',
    property: 'Perkara',
    air: 'Udara',
    sea: 'Laut',
    rows: {
      international: 'Malaysia – Indonesia, biasanya',
      domestic: 'Dalam negara, biasanya',
      least: 'Berat minimum yang dicaj',
      volumetric: 'Berat volumetrik: P × L × T dalam cm, dibahagi',
      piece: 'Bungkusan terbesar tanpa caj tambahan',
      best: 'Paling sesuai untuk',
    },
    best_air: 'Ringan dan perlu cepat',
    best_sea: 'Berat dan boleh menunggu',
  },
  list: {
    heading: 'Semua yang kami lakukan',
    items: {
      air: {
        heading: 'Kargo udara',
        text: 'Bermula {{air_min}}, untuk dokumen, hadiah dan barang ringan.',
      },
      sea: {
        heading: 'Kargo laut',
        text: 'Bermula {{sea_min}}, untuk barang berat, dengan caj sekilogram paling jimat.',
      },
      international: {
        heading: 'Penghantaran antarabangsa',
        text: 'Antara Malaysia dan Indonesia, dengan pengisytiharan kastam dan pengecualian duti untuk pekerja migran.',
      },
      local: {
        heading: 'Penghantaran dalam negara',
        text: 'Di dalam Malaysia atau di dalam Indonesia, melalui udara, laut atau darat.',
      },
      boxes: {
        heading: 'Kotak rasmi',
        text: 'Saiz M dan XL. Saiznya tidak dikira, dan depositnya dipulangkan melalui baucar.',
      },
      projects: {
        heading: 'Kargo projek dan perpindahan',
        text: 'Mesin, pameran atau isi sebuah pejabat: dirancang oleh kakitangan kami, dengan sebut harga tersendiri.',
      },
    },
  },
  extras: {
    heading: 'Yang boleh ditambah',
    body: [
      [
        'Dikutip di rumah atau diserahkan di kaunter ejen; dihantar ke alamat atau diambil penerima.',
        'Pembalut gelembung, peti kayu, pembalut kalis air, bungkus semula, gambar kandungan.',
        'Insurans untuk nilai yang melebihi pampasan asas.',
      ],
    ],
  },
  more: {
    heading: 'Belum pasti yang mana?',
    text: 'Kira kedua-duanya, kemudian bandingkan.',
  },
}
