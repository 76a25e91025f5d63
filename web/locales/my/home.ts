export default {
  title: 'Hantar bungkusan Malaysia – Indonesia',
  description:
    'Hantar bungkusan dan kargo antara Malaysia dan Indonesia melalui udara atau laut. Beli kotak rasmi, jejak bungkusan, bayar secara pindahan, QR atau tunai.',
  headline: { from: 'Dari pintu', to: 'ke pintu,', across: 'merentas selat.' },
  intro: 'Bungkusan, kargo dan kotak rasmi antara Malaysia dan Indonesia.',
  card: {
    label: 'Mulakan tempahan',
    send: 'Hantar bungkusan',
    buy: 'Beli kotak',
    packaging: 'Pembungkusan',
    size: 'Saiz kotak',
    box: 'Kotak {{size}}',
    limits: '{{sides}}, maks. {{weight}}',
    order_box: 'Tempah kotak',
    buy_note:
      'Ambil kotak di kaunter ejen atau minta dihantar. Depositnya dipulangkan selepas kotak digunakan.',
  },
  desk: {
    from: 'Dari',
    to: 'Ke',
    swap: 'Tukar asal dan destinasi',
    weight: 'Berat dalam kilogram',
    less: 'Kurangkan satu kilogram',
    more: 'Tambah satu kilogram',
    own: 'Sendiri',
    box: 'Kotak',
    air: 'Udara',
    sea: 'Laut',
    by: 'tiba {{day}}',
    send_air: 'Hantar melalui udara',
    send_sea: 'Hantar melalui laut',
    note: 'Kotak M ({{m_size}}) dan XL ({{xl_size}}) dikira mengikut timbangan sahaja. Pembungkusan sendiri yang besar tetapi ringan dikira mengikut saiznya.',
    failed: 'Harga belum dapat dimuatkan.',
    retry: 'Cuba lagi',
  },
  tracking: {
    heading: 'Jejak bungkusan',
    number: 'Nombor penjejakan',
    track: 'Jejak',
    required: 'Isi nombor penjejakan dahulu',
    not_found: 'Nombor penjejakan tidak dijumpai!',
  },
  international: {
    heading: 'Antarabangsa',
    days: 'Biasanya {{international_days}} hari bekerja',
    text: 'Malaysia ke Indonesia dan sebaliknya. Kami menyediakan borang kastam daripada maklumat anda, menganggarkan duti import dan membantu pekerja migran menggunakan hak pelepasan mereka.',
    more: 'Penghantaran antarabangsa',
  },
  local: {
    heading: 'Dalam negara',
    days: 'Biasanya {{domestic_days}} hari bekerja',
    text: 'Di dalam Malaysia, termasuk Sabah, Sarawak dan Labuan. Di dalam Indonesia, dari Sumatera hingga Papua. Melalui udara, laut atau darat.',
    more: 'Penghantaran dalam negara',
  },
  boxes: {
    heading: 'Kotak rasmi, caj lebih ringan',
    text: 'Dua saiz yang sesuai untuk laluan ini. Beli dahulu, isi tanpa tergesa-gesa, kemudian hantar bila-bila masa.',
    prices: {
      heading: 'Harga hari ini',
      box: 'Kotak {{label}}',
      parts: '{{price}} + deposit {{deposit}}',
    },
    points: {
      weight: 'Hanya berat timbangan dikira, bukan saiz kotak.',
      deposit:
        'Setiap kotak disertakan baucar: depositnya dipulangkan ke akaun bank anda selepas penggunaan kotak disahkan.',
      fit: 'M sehingga {{m_weight}}, XL sehingga {{xl_weight}}: masih boleh diangkat seorang atau dua orang.',
    },
    buy: 'Beli kotak',
    more: 'Cara kotak dan baucar digunakan',
  },
  why: {
    heading: 'Mengapa memilih kami',
    price: {
      heading: 'Lihat harga dahulu, kemudian tempah',
      text: 'Tambang, caj dan anggaran tiba dipaparkan sebelum anda menempah, baris demi baris.',
    },
    follow: {
      heading: 'Setiap langkah kelihatan',
      text: 'Anda dan penerima melihat di bandar mana bungkusan berada. Nama dan alamat tidak sekali-kali dipaparkan.',
    },
    papers: {
      heading: 'Borang kastam disediakan',
      text: 'CN 22, CN 23 dan invois proforma dibuat daripada maklumat anda. Hanya perlu dicetak dan ditampal.',
    },
    cover: {
      heading: 'Ada pampasan',
      text: 'Tanpa caj tambahan: sehingga nilai barang, {{cover_times}} kali tambang muatan atau {{cover_most}}, yang mana terkecil. Bagi nilai lebih tinggi ada insurans.',
    },
    privacy: {
      heading: 'Gambar pasport selamat',
      text: 'Disulitkan dan dipadam {{passport_days}} hari selepas kiriman selesai.',
    },
    people: {
      heading: 'Dijawab manusia, bukan bot',
      text: 'Khidmat pelanggan melalui WhatsApp dan e-mel, {{hours}}, dalam bahasa anda.',
    },
  },
  services: {
    heading: 'Udara atau laut?',
    days: 'Antarabangsa, biasanya',
    working_days: '{{days}} hari bekerja',
    least: 'Berat minimum dikenakan caj',
    air: {
      heading: 'Kargo udara',
      text: 'Apabila masa lebih penting: dokumen, hadiah, barang ringan.',
    },
    sea: {
      heading: 'Kargo laut',
      text: 'Apabila kos lebih penting: barang berat yang tidak tergesa-gesa.',
    },
  },
  quote: {
    heading: 'Berapa cajnya?',
    text: 'Asal, destinasi, berat dan ukuran: anda terus melihat harga udara dan laut sebelah-menyebelah, tanpa akaun.',
    open: 'Kira caj penghantaran',
  },
  locations: {
    heading: 'Dekat dengan anda',
    text: 'Serahkan atau ambil bungkusan, beli kotak dan bayar tunai di kaunter ejen.',
    all: 'Semua lokasi',
    coverage: 'Kawasan liputan',
  },
  statistics: {
    heading: 'Setakat ini',
    parcels: 'bungkusan diamanahkan kepada kami',
    delivered: 'bungkusan sudah tiba',
    cities: 'bandar destinasi',
    locations: 'kaunter',
  },
  contact: {
    heading: 'Ada soalan?',
    text: 'Tulis dalam bahasa Melayu, Indonesia atau Inggeris. Kami menjawab {{hours}}.',
    whatsapp: 'WhatsApp',
    phone: 'Telefon',
    mail: 'E-mel',
  },
  testimonials: {
    heading: 'Kata pelanggan',
  },
}
