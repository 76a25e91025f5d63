/** What the receiver of a parcel sees and says, and its sender with them. */
export default {
  heading: 'Kode penerima',
  states: {
    not_yet:
      'Kodenya muncul di sini begitu kurir berangkat mengantar. Kirim tautan di bawah supaya penerima melihatnya sendiri.',
    ready: 'Teruskan kode ini kepada penerima. Kurir memintanya di pintu.',
    locked: 'Kode yang salah dimasukkan terlalu sering. Kantor akan memeriksa dulu sebelum paket diserahkan.',
    released: 'Kantor mengizinkan penyerahan tanpa kode.',
    used: 'Paket sudah diserahkan dengan kode.',
  },
  code: 'Kode',
  not_yet:
    'Kodenya muncul di sini begitu kurir berangkat mengantar. Sebutkan hanya kepada kurir yang memegang paketnya.',
  ready: 'Sebutkan kode ini hanya kepada kurir yang memegang paketnya.',
  visit: {
    heading: 'Janji temu',
    open: 'Belum ada hari yang disepakati',
    asks_code:
      'Kurir akan meminta kode penerima (6 angka). Kodenya ada di tautan penerima, atau tanyakan kepada pengirim.',
    services: {
      pickup: 'Kurir menjemput paket dari pengirim',
      drop_off: 'Pengirim mengantar paket ke konter',
      delivery: 'Kurir mengantar paket ke penerima',
      self_pickup: 'Penerima mengambil paket di konter',
    },
    boxes: {
      how: 'Cara menerima boks',
      delivery: 'Kurir mengantar boks ke tempat Anda',
      self_pickup: 'Anda mengambil boks di konter',
    },
    left_other: 'Masih bisa dipindahkan {{count}} kali lagi.',
    choose: 'Pilih hari lain',
    how: 'Cara menerima paket',
    counter: 'Konter',
    day: 'Hari lain',
    move: 'Pindahkan janji temu',
    keep: 'Tetap seperti semula',
    moved: 'Janji temu sudah dipindahkan. Rinciannya kami kirim lewat email.',
  },
  nobody: {
    heading: 'Anda ada di tempat, tetapi tidak ada yang datang?',
    heading_long: 'Paket belum juga datang?',
    words: 'Catatan singkat (opsional)',
    send: 'Laporkan: tidak ada yang datang',
    contact: 'Nomor WhatsApp atau email untuk jawaban (opsional)',
    contact_hint: 'Hanya terlihat oleh kantor kami.',
    reported: 'Dilaporkan: tidak ada yang datang',
    answered_at: 'Kantor kami akan membalas ke {{contact}} dalam satu hari kerja.',
    looked_into: 'Kantor kami akan memeriksanya dalam satu hari kerja.',
    answered: 'Kantor kami sudah menjawab',
    answered_on: 'Laporan ini sudah diperiksa dan dijawab {{moment}}.',
    words_on: 'Dijawab {{moment}}.',
    message: 'Paket {{number}}: saya ada di tempat, tetapi tidak ada yang datang.',
  },
}
