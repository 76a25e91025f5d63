export default {
  title: 'Perkhidmatan',
  description:
    'Semua perkhidmatan di satu tempat: kargo udara dan laut, penghantaran dalam negara dan antarabangsa, kotak rasmi, kargo projek dan penjejakan.',
  heading: 'Perkhidmatan kami',
  intro:
    'Udara apabila masa lebih penting, laut apabila kos lebih penting, kotak rasmi apabila anda mahu kedua-duanya lebih mudah. Semua kiriman boleh dijejak, dan khidmat pelanggan sedia 24 jam.',
  compare: {
    heading: 'Udara atau laut?',
    caption: 'Perbandingan kargo udara dan laut',
    property: 'Perkara',
    air: 'Udara',
    sea: 'Laut',
    rows: {
      international: 'Malaysia – Indonesia, biasanya',
      domestic: 'Dalam negara, biasanya',
      least: 'Berat minimum dikenakan caj',
      volumetric: 'Berat volumetrik: P × L × T dalam cm, dibahagi',
      piece: 'Bungkusan terbesar tanpa caj tambahan',
      best: 'Paling sesuai untuk',
    },
    best_air: 'Ringan dan segera',
    best_sea: 'Berat dan tidak tergesa-gesa',
  },
  list: {
    heading: 'Semua yang kami lakukan',
    items: {
      air: {
        heading: 'Kargo udara',
        text: 'Bermula {{air_min}}, dalam beberapa hari. Untuk dokumen, hadiah dan barang ringan.',
      },
      sea: {
        heading: 'Kargo laut',
        text: 'Bermula {{sea_min}}, untuk barang berat yang tidak tergesa-gesa. Caj bagi setiap kilogram paling jimat.',
      },
      international: {
        heading: 'Penghantaran antarabangsa',
        text: 'Antara Malaysia dan Indonesia ke dua-dua arah, dengan pengisytiharan kastam dan pelepasan untuk pekerja migran.',
      },
      local: {
        heading: 'Penghantaran dalam negara',
        text: 'Antara negeri di Malaysia atau antara provinsi di Indonesia, melalui udara, laut atau darat.',
      },
      boxes: {
        heading: 'Kotak rasmi',
        text: 'Saiz M dan XL. Saiz kotak tidak mempengaruhi caj penghantaran, dan depositnya kembali melalui baucar.',
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
        'Kutipan di alamat anda, atau hantar ke kaunter ejen. Di destinasi: diserahkan ke alamat, atau diambil sendiri oleh penerima.',
        'Pembalut gelembung, peti kayu, pembalut kalis air, bungkus semula, gambar kandungan.',
        'Insurans bagi nilai yang melebihi pampasan asas.',
        'Penjejakan bagi sesiapa yang mempunyai nombor penjejakan; anda melihat lebih banyak selepas log masuk.',
      ],
    ],
  },
  how: {
    heading: 'Caranya',
    steps: {
      quote: {
        heading: 'Lihat harganya',
        text: 'Negara, berat dan ukuran sudah cukup untuk [mengira caj penghantaran](/quote), tanpa akaun.',
      },
      order: {
        heading: 'Buat tempahan',
        text: 'Enam langkah ringkas; apa yang telah anda isi disimpan. Anda memilih hari dan masa kutipan atau serahan di kaunter.',
      },
      pay: {
        heading: 'Bayar dan hantar buktinya',
        text: 'Melalui pindahan bank, kod QR atau tunai dalam tempoh {{payment_hours}} jam. Pejabat menyemaknya.',
      },
      follow: {
        heading: 'Serahkan dan ikuti',
        text: 'Cetak label atau minta dicetakkan, serahkan bungkusan, kemudian [jejak](/resi-detail) setiap langkahnya.',
      },
    },
  },
  more: {
    heading: 'Belum pasti yang mana?',
    text: 'Kira kedua-duanya. Senarai harga memutuskan lebih cepat daripada apa-apa nasihat.',
  },
}
