export default {
  title: 'Layanan',
  description:
    'Semua layanan di satu tempat: kargo udara dan laut, kiriman dalam negeri dan internasional, boks resmi, kargo proyek, dan pelacakan.',
  heading: 'Layanan kami',
  intro:
    'Udara bila waktu yang penting, laut bila ongkos yang penting, boks resmi bila Anda ingin keduanya lebih mudah. Semua kiriman bisa dilacak, dan layanan pelanggan siap 24 jam.',
  compare: {
    heading: 'Udara atau laut?',
    caption: 'Perbandingan kargo udara dan laut',
    property: 'Yang diperhatikan',
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
    best_sea: 'Berat dan tidak terburu-buru',
  },
  list: {
    heading: 'Semua yang kami kerjakan',
    items: {
      air: {
        heading: 'Kargo udara',
        text: 'Mulai {{air_min}}, dalam hitungan hari. Untuk dokumen, hadiah, dan barang ringan.',
      },
      sea: {
        heading: 'Kargo laut',
        text: 'Mulai {{sea_min}}, untuk barang berat yang tidak terburu-buru. Ongkos per kilogramnya paling hemat.',
      },
      international: {
        heading: 'Kiriman internasional',
        text: 'Antara Malaysia dan Indonesia ke dua arah, dengan pemberitahuan pabean dan pembebasan untuk PMI.',
      },
      local: {
        heading: 'Kiriman dalam negeri',
        text: 'Antarnegara bagian di Malaysia atau antarprovinsi di Indonesia, lewat udara, laut, atau darat.',
      },
      boxes: {
        heading: 'Boks resmi',
        text: 'Ukuran M dan XL. Ukuran boks tidak memengaruhi ongkos kirim, dan depositnya kembali lewat voucher.',
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
        'Penjemputan di rumah, atau Anda antar ke agen. Di tujuan: diantar ke alamat, atau diambil sendiri oleh penerima.',
        'Bubble wrap, packing kayu, pembungkus kedap air, kemas ulang, foto isi paket.',
        'Asuransi untuk nilai di atas ganti rugi dasar.',
        'Pelacakan bagi siapa pun yang punya nomor resi; Anda melihat lebih banyak setelah masuk.',
      ],
    ],
  },
  how: {
    heading: 'Cara kerjanya',
    steps: {
      quote: {
        heading: 'Lihat harganya',
        text: 'Negara, berat, dan ukuran cukup untuk [menghitung ongkos kirim](/quote), tanpa akun.',
      },
      order: {
        heading: 'Pesan',
        text: 'Enam langkah singkat; yang sudah Anda isi tersimpan. Anda memilih hari dan jam penjemputan atau antar ke agen.',
      },
      pay: {
        heading: 'Bayar dan kirim buktinya',
        text: 'Dengan transfer, kode QR, atau tunai dalam {{payment_hours}} jam. Kantor memeriksanya.',
      },
      follow: {
        heading: 'Serahkan dan ikuti',
        text: 'Cetak label atau minta dicetakkan, serahkan paket, lalu [lacak](/resi-detail) setiap langkahnya.',
      },
    },
  },
  more: {
    heading: 'Belum yakin yang mana?',
    text: 'Hitung keduanya. Daftar harga memutuskan lebih cepat daripada nasihat apa pun.',
  },
}
