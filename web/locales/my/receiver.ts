export default {
  heading: 'Kod penerima',
  states: {
    not_yet:
      'Kodnya dipaparkan di sini sebaik sahaja kurier keluar menghantar. Berikan pautan di bawah kepada penerima supaya kod itu dapat dilihatnya sendiri.',
    ready: 'Sampaikan kod ini kepada penerima. Kurier memintanya di pintu.',
    locked:
      'Kod yang salah dimasukkan terlalu kerap. Pejabat akan menyemak dahulu sebelum bungkusan diserahkan.',
    released: 'Pejabat membenarkan serahan tanpa kod.',
    used: 'Bungkusan sudah diserahkan dengan kod.',
  },
  code: 'Kod',
  not_yet:
    'Kodnya dipaparkan di sini sebaik sahaja kurier keluar menghantar. Sebut hanya kepada kurier yang memegang bungkusannya.',
  ready: 'Sebut kod ini hanya kepada kurier yang memegang bungkusannya.',
  visit: {
    heading: 'Janji temu',
    open: 'Belum ada hari yang dipersetujui',
    asks_code:
      'Kurier akan meminta kod penerima (6 digit). Kodnya ada pada pautan penerima, atau tanya pengirim.',
    services: {
      pickup: 'Kurier mengutip bungkusan daripada pengirim',
      drop_off: 'Pengirim menghantar bungkusan ke kaunter',
      delivery: 'Kurier menghantar bungkusan kepada penerima',
      self_pickup: 'Penerima mengambil bungkusan di kaunter',
    },
    boxes: {
      how: 'Bagaimana kotak diterima?',
      delivery: 'Kurier menghantar kotak ke tempat anda',
      self_pickup: 'Anda mengambil kotak di kaunter',
    },
    left_other: 'Janji temu boleh ditukar {{count}} kali lagi.',
    choose: 'Pilih hari lain',
    how: 'Bagaimana bungkusan diterima?',
    counter: 'Kaunter',
    day: 'Hari lain',
    move: 'Tukar janji temu',
    keep: 'Kekalkan seperti asal',
    moved: 'Janji temu telah ditukar. Butirannya kami hantar melalui e-mel.',
  },
  nobody: {
    heading: 'Anda menunggu, tetapi tiada sesiapa datang?',
    heading_long: 'Bungkusan belum juga tiba?',
    words: 'Catatan ringkas (pilihan)',
    send: 'Laporkan: tiada sesiapa datang',
    contact: 'Nombor WhatsApp atau e-mel untuk jawapan (pilihan)',
    contact_hint: 'Hanya pejabat kami yang melihatnya.',
    reported: 'Dilaporkan: tiada sesiapa datang',
    answered_at: 'Pejabat kami akan membalas ke {{contact}} dalam satu hari bekerja.',
    looked_into: 'Pejabat kami akan menyemaknya dalam satu hari bekerja.',
    answered: 'Pejabat kami telah menjawab',
    answered_on: 'Laporan ini telah disemak dan dijawab {{moment}}.',
    words_on: 'Dijawab {{moment}}.',
    message: 'Bungkusan {{number}}: saya sudah menunggu, tetapi tiada sesiapa datang.',
  },
}
