export default {
  title: 'Daftar sebagai ejen',
  description:
    'Jadilah ejen dan terima bungkusan di kaunter anda: syarat, cara kerja dan langkah pendaftaran untuk rakan niaga di Malaysia dan Indonesia.',
  heading: 'Daftar sebagai ejen',
  intro:
    'Ada kedai atau kaunter di Malaysia atau Indonesia? Terima dan serahkan bungkusan serta jual kotak rasmi. Permohonan percuma dan tidak mengikat.',
  you_do: {
    heading: 'Tugas anda',
    items: [
      'Mengimbas, menimbang dan mengukur bungkusan, serta memastikan tiada barang larangan.',
      'Menyimpannya di tempat kering dan berkunci sehingga diambil.',
      'Menyerahkannya hanya jika nama dan nombornya sepadan.',
      'Membuka kaunter mengikut waktu yang anda nyatakan.',
    ],
  },
  you_need: {
    heading: 'Apa yang anda perlukan',
    items: [
      'Perniagaan berdaftar dengan kaunter yang mudah didatangi.',
      'Tempat menyimpan bungkusan yang boleh dikunci, dan penimbang sehingga 30 kg.',
      'Telefon dengan kamera dan internet.',
      'Pengesahan dua faktor pada telefon itu, untuk log masuk.',
    ],
  },
  you_get: {
    heading: 'Apa yang anda dapat',
    items: [
      'Kaunter anda di halaman Lokasi, dengan waktu operasi dan arah jalan.',
      'Senarai kerja harian dan pengimbas pada telefon, tanpa alat khas.',
      'Bayaran bagi setiap bungkusan, dipersetujui secara bertulis sebelum anda bermula.',
    ],
  },
  form: {
    heading: 'Permohonan anda',
    intro:
      'Kira-kira sepuluh minit. Sediakan dokumen perniagaan dan kad pengenalan. Kami membalas melalui e-mel, biasanya dalam 3 hari bekerja.',
    submit: 'Hantar permohonan',
  },
  person: {
    heading: 'Tentang anda',
    name: 'Nama penuh',
    name_hint: 'Seperti pada kad pengenalan',
    email: 'E-mel',
    email_hint: 'Jawapan kami, dan nanti pautan untuk akaun anda, dihantar ke sini',
    phone: 'Nombor telefon',
  },
  counter: {
    heading: 'Kaunter anda',
    label: 'Nama kedai atau kaunter',
    label_hint: 'Nama ini dipaparkan kepada pelanggan',
    address: 'Alamat',
    address_hint: 'Jalan, nombor dan tingkat, serta mercu tanda yang mudah dicari',
    offers: 'Perkhidmatan di kaunter anda',
    offer: {
      drop_off: 'Menerima bungkusan daripada pengirim',
      collection: 'Menyerahkan bungkusan kepada penerima',
      boxes: 'Menjual kotak rasmi',
    },
  },
  business: {
    heading: 'Perniagaan anda',
    number: {
      MY: 'Nombor pendaftaran SSM',
      ID: 'NIB (nombor induk perniagaan)',
    },
    number_hint: {
      MY: '12 digit, atau bentuk lama seperti 1234567-A',
      ID: '13 digit',
    },
    years: 'Tempoh berniaga (tahun)',
    about: 'Sedikit tentang kedai anda (pilihan)',
    about_hint: 'Apa yang dijual, siapa yang datang, berapa luas ruangnya',
  },
  documents: {
    heading: 'Dokumen',
    text: 'Gambar disulitkan; hanya pentadbir kami boleh melihatnya, dan setiap akses direkodkan. Jika permohonan ditolak, semuanya dipadam selepas {{days}} hari.',
    registration: 'Gambar dokumen perniagaan',
    registration_hint: 'Sijil SSM atau NIB, keempat-empat penjurunya kelihatan',
    counter: 'Gambar kaunter',
    counter_hint: 'Dari hadapan, seperti yang dilihat pelanggan',
    identity: 'Gambar kad pengenalan anda',
    identity_hint: 'MyKad, KTP atau pasport; cukup bahagian yang bergambar',
    given: 'Gambar telah diterima',
    other: 'Pilih gambar lain',
  },
  consent: {
    text: 'Saya bersetuju maklumat dan dokumen saya disimpan dan digunakan untuk menyemak permohonan ini.',
    privacy: 'Baca dasar privasi (dibuka dalam tab baharu)',
    leave_empty: 'Biarkan kosong',
  },
  done: {
    heading: 'Permohonan anda sudah sampai',
    number: 'Nombor permohonan anda:',
    next: 'Kami telah menghantar e-mel kepada {{email}}. Kami akan menyemak dokumen anda, biasanya dalam 3 hari bekerja, dan mungkin menelefon.',
    locations: 'Lihat kaunter lain',
  },
}
