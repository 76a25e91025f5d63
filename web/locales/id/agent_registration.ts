export default {
  title: 'Daftar jadi agen',
  description:
    'Jadilah agen dan terima paket di konter Anda: syarat, cara kerja, dan langkah pendaftaran untuk mitra di Malaysia dan Indonesia.',
  heading: 'Daftar jadi agen',
  intro:
    'Punya toko atau konter di Malaysia atau Indonesia? Sebagai agen, Anda menerima dan menyerahkan paket, serta menjual boks resmi. Mendaftar itu gratis dan tidak mengikat.',
  you_do: {
    heading: 'Tugas Anda',
    items: [
      'Menerima paket: memindai, menimbang, mengukur, dan memastikan tidak ada barang terlarang.',
      'Menyimpan paket di tempat kering dan terkunci sampai kurir datang atau penerima mengambilnya.',
      'Menyerahkan paket hanya kepada orang yang nama dan nomornya cocok.',
      'Buka pada jam yang sudah Anda sebutkan.',
    ],
  },
  you_need: {
    heading: 'Yang Anda perlukan',
    items: [
      'Usaha yang terdaftar dan konter yang mudah didatangi pelanggan.',
      'Tempat menyimpan paket yang bisa dikunci, dan timbangan sampai 30 kg.',
      'Ponsel dengan kamera dan internet.',
      'Verifikasi dua langkah di ponsel Anda: tanpanya, tidak ada yang bisa masuk ke akun agen.',
    ],
  },
  you_get: {
    heading: 'Yang Anda dapatkan',
    items: [
      'Konter Anda tampil di halaman Lokasi, lengkap dengan jam buka dan rutenya.',
      'Akun dengan daftar kerja harian dan pemindai. Tidak perlu alat khusus.',
      'Imbalan untuk tiap paket disepakati secara tertulis sebelum Anda mulai.',
    ],
  },
  form: {
    heading: 'Formulir pendaftaran',
    intro:
      'Perlu sekitar sepuluh menit. Siapkan dokumen usaha dan kartu identitas Anda. Kami membalas lewat email, biasanya dalam 3 hari kerja.',
    submit: 'Kirim pendaftaran',
  },
  person: {
    heading: 'Tentang Anda',
    name: 'Nama lengkap',
    name_hint: 'Seperti tertulis di kartu identitas',
    email: 'Email',
    email_hint: 'Jawaban kami, dan nanti tautan untuk akun Anda, dikirim ke sini',
    phone: 'Nomor telepon',
  },
  counter: {
    heading: 'Konter Anda',
    label: 'Nama toko atau konter',
    label_hint: 'Nama ini dilihat pelanggan',
    address: 'Alamat',
    address_hint: 'Jalan, nomor, lantai; patokan yang mudah ditemukan',
    offers: 'Layanan di konter Anda',
    offer: {
      drop_off: 'Menerima paket dari pengirim',
      collection: 'Menyerahkan paket kepada penerima',
      boxes: 'Menjual boks resmi',
    },
  },
  business: {
    heading: 'Usaha Anda',
    number: {
      MY: 'Nomor registrasi SSM',
      ID: 'NIB (Nomor Induk Berusaha)',
    },
    number_hint: {
      MY: '12 angka, atau bentuk lama seperti 1234567-A',
      ID: '13 angka',
    },
    years: 'Lama usaha (tahun)',
    about: 'Sedikit tentang toko Anda (opsional)',
    about_hint: 'Apa yang dijual, siapa yang datang, seberapa luas tempatnya',
  },
  documents: {
    heading: 'Dokumen',
    text: 'Foto disimpan terenkripsi. Hanya admin kami yang dapat melihatnya, dan setiap kali dilihat, dicatat. Jika pendaftaran tidak disetujui, semuanya dihapus setelah {{days}} hari.',
    registration: 'Foto dokumen usaha',
    registration_hint: 'Sertifikat SSM atau NIB, keempat sudutnya terlihat',
    counter: 'Foto konter',
    counter_hint: 'Dari depan, seperti dilihat pelanggan',
    identity: 'Foto kartu identitas Anda',
    identity_hint: 'MyKad, KTP, atau paspor; cukup sisi yang berfoto',
    given: 'Foto sudah diterima',
    other: 'Pilih foto lain',
  },
  consent: {
    text: 'Saya setuju data dan dokumen saya disimpan dan dipakai untuk memeriksa pendaftaran ini.',
    privacy: 'Baca kebijakan privasi (terbuka di tab baru)',
    leave_empty: 'Biarkan kosong',
  },
  done: {
    heading: 'Pendaftaran Anda sudah kami terima',
    number: 'Nomor pendaftaran Anda:',
    next: 'Kami sudah menulis ke {{email}}. Dokumen Anda kami periksa, biasanya dalam 3 hari kerja, dan kami mungkin menelepon. Untuk sekarang, tidak ada lagi yang perlu Anda lakukan.',
    locations: 'Lihat konter lainnya',
  },
}
