export default {
  title: 'Daftar jadi agen',
  description:
    'Jadilah agen dan terima paket di konter Anda: syarat, cara kerja, dan langkah pendaftaran untuk mitra di Malaysia dan Indonesia.',
  heading: 'Daftar jadi agen',
  intro:
    'Punya toko atau konter di Malaysia atau Indonesia? Terima dan serahkan paket, serta jual boks resmi. Pendaftaran gratis dan tidak mengikat.',
  you_do: {
    heading: 'Tugas Anda',
    items: [
      'Memindai, menimbang, dan mengukur paket, serta memastikan tidak ada barang terlarang.',
      'Menyimpannya di tempat kering dan terkunci sampai diambil.',
      'Menyerahkannya hanya jika nama dan nomornya cocok.',
      'Membuka konter sesuai jam yang Anda sebutkan.',
    ],
  },
  you_need: {
    heading: 'Yang Anda perlukan',
    items: [
      'Usaha terdaftar dengan konter yang mudah didatangi.',
      'Tempat menyimpan paket yang bisa dikunci, dan timbangan sampai 30 kg.',
      'Ponsel dengan kamera dan internet.',
      'Verifikasi dua langkah di ponsel itu, untuk masuk.',
    ],
  },
  you_get: {
    heading: 'Yang Anda dapatkan',
    items: [
      'Konter Anda di halaman Lokasi, dengan jam buka dan rutenya.',
      'Daftar kerja harian dan pemindai di ponsel, tanpa alat khusus.',
      'Imbalan per paket, disepakati tertulis sebelum Anda mulai.',
    ],
  },
  form: {
    heading: 'Formulir pendaftaran',
    intro:
      'Sekitar sepuluh menit. Siapkan dokumen usaha dan kartu identitas. Kami membalas lewat email, biasanya dalam 3 hari kerja.',
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
    address_hint: 'Jalan, nomor, dan lantai, serta patokan yang mudah ditemukan',
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
    text: 'Foto disimpan terenkripsi; hanya admin kami yang dapat melihatnya, dan setiap akses dicatat. Jika pendaftaran ditolak, semuanya dihapus setelah {{days}} hari.',
    registration: 'Foto dokumen usaha',
    registration_hint: 'Sertifikat SSM atau NIB, keempat sudutnya terlihat',
    counter: 'Foto konter',
    counter_hint: 'Dari depan, seperti yang dilihat pelanggan',
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
    heading: 'Pendaftaran Anda sudah masuk',
    number: 'Nomor pendaftaran Anda:',
    next: 'Kami sudah mengirim email ke {{email}}. Dokumen Anda kami periksa, biasanya dalam 3 hari kerja, dan kami mungkin menelepon.',
    locations: 'Lihat konter lainnya',
  },
}
