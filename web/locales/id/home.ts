export default {
  title: 'Kirim paket Malaysia – Indonesia',
  description:
    'Kirim paket dan kargo antara Malaysia dan Indonesia lewat udara atau laut. Beli boks resmi, lacak resi, bayar dengan transfer, QR, atau tunai.',
  heading: 'Dari pintu ke pintu, menyeberangi selat',
  intro:
    'Paket dan kargo antara Malaysia dan Indonesia, lewat udara atau laut. Harga jelas sejak awal, dan setiap langkah bisa Anda ikuti.',
  card: {
    label: 'Mulai pesanan',
    send: 'Kirim paket',
    buy: 'Beli boks',
    packaging: 'Kemasan',
    size: 'Ukuran boks',
    own: 'Kemasan sendiri',
    own_hint: 'ukuran apa pun',
    box: 'Boks {{size}}',
    limits: '{{sides}}, maks. {{weight}}',
    order: 'Pesan pengiriman',
    order_box: 'Pesan boks',
    send_note: 'Enam langkah singkat. Harga terlihat sebelum Anda memesan.',
    buy_note: 'Boks diambil di agen atau diantar. Depositnya kembali setelah boks dipakai.',
  },
  tracking: {
    heading: 'Lacak paket',
    number: 'Nomor resi',
    track: 'Lacak',
    required: 'Isi nomor resi dulu',
    not_found: 'Nomor resi tidak ditemukan!',
  },
  international: {
    heading: 'Internasional',
    days: 'Biasanya {{international_days}} hari kerja',
    text: 'Malaysia ke Indonesia dan sebaliknya. Kami menyiapkan dokumen pabean dari isian Anda, menaksir bea masuk, dan membantu pekerja migran memakai haknya atas pembebasan.',
    more: 'Kiriman internasional',
  },
  local: {
    heading: 'Dalam negeri',
    days: 'Biasanya {{domestic_days}} hari kerja',
    text: 'Di dalam Malaysia, Sabah, Sarawak, dan Labuan termasuk. Di dalam Indonesia, dari Sumatera sampai Papua. Lewat udara, laut, atau darat.',
    more: 'Kiriman dalam negeri',
  },
  boxes: {
    heading: 'Boks resmi, ongkos lebih ringan',
    text: 'Dua ukuran yang pas untuk jalur ini. Beli dulu, isi dengan tenang, lalu kirim kapan saja.',
    prices: {
      heading: 'Harga hari ini',
      box: 'Boks {{label}}',
      parts: '{{price}} + deposit {{deposit}}',
    },
    points: {
      weight: 'Hanya berat timbangan yang dihitung, bukan ukuran boks.',
      deposit:
        'Setiap boks disertai voucher: depositnya kembali ke rekening Anda setelah pemakaian boks dikonfirmasi.',
      fit: 'M sampai {{m_weight}}, XL sampai {{xl_weight}}: masih bisa diangkat satu atau dua orang.',
    },
    buy: 'Beli boks',
    more: 'Cara kerja boks dan voucher',
  },
  why: {
    heading: 'Mengapa memilih kami',
    price: {
      heading: 'Harga dulu, baru pesan',
      text: 'Ongkos, biaya, dan perkiraan tiba terlihat sebelum Anda memesan, baris demi baris.',
    },
    follow: {
      heading: 'Setiap langkah terlihat',
      text: 'Anda dan penerima melihat di kota mana paket berada. Nama dan alamat tidak pernah tampil.',
    },
    papers: {
      heading: 'Surat pabean disiapkan',
      text: 'CN 22, CN 23, dan faktur proforma dibuat dari isian Anda. Tinggal cetak dan tempel.',
    },
    cover: {
      heading: 'Ada ganti rugi',
      text: 'Tanpa biaya tambahan: sampai nilai barang, {{cover_times}} kali ongkos angkut, atau {{cover_most}}, mana yang terkecil. Untuk nilai lebih tinggi ada asuransi.',
    },
    privacy: {
      heading: 'Foto paspor tersegel',
      text: 'Disimpan terenkripsi dan dihapus {{passport_days}} hari setelah kiriman selesai.',
    },
    people: {
      heading: 'Dijawab orang, bukan mesin',
      text: 'Layanan pelanggan lewat WhatsApp dan email, {{hours}}, dalam bahasa Anda.',
    },
  },
  services: {
    heading: 'Udara atau laut?',
    days: 'Internasional, biasanya',
    working_days: '{{days}} hari kerja',
    least: 'Berat tertagih minimal',
    air: {
      heading: 'Kargo udara',
      text: 'Bila waktu yang penting: dokumen, hadiah, barang ringan.',
    },
    sea: {
      heading: 'Kargo laut',
      text: 'Bila ongkos yang penting: barang berat yang tidak terburu-buru.',
    },
  },
  quote: {
    heading: 'Berapa ongkosnya?',
    text: 'Asal, tujuan, berat, dan ukuran: Anda langsung melihat harga udara dan laut berdampingan, tanpa akun.',
    open: 'Hitung ongkos kirim',
  },
  locations: {
    heading: 'Dekat dengan Anda',
    text: 'Serahkan atau ambil paket, beli boks, dan bayar tunai di agen.',
    all: 'Semua lokasi',
    coverage: 'Area jangkauan',
  },
  statistics: {
    heading: 'Sejauh ini',
    parcels: 'paket dipercayakan kepada kami',
    delivered: 'paket sudah tiba',
    cities: 'kota tujuan',
    locations: 'konter',
  },
  contact: {
    heading: 'Ada yang ingin ditanyakan?',
    text: 'Tulis dalam bahasa Indonesia, Melayu, atau Inggris. Kami menjawab {{hours}}.',
    whatsapp: 'WhatsApp',
    phone: 'Telepon',
    mail: 'Email',
  },
  testimonials: {
    heading: 'Kata pelanggan',
  },
}
