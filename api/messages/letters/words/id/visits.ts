import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { VisitLetter } from '#contract/messages/visit-letters.ts'

export const visitWords: Record<VisitLetter, LetterWords> = {
  receiver_changed: {
    subject: 'Penerima paket {{tracking_number}} sudah diubah',
    paragraphs: [
      'Nama, telepon, atau alamat penerima paket {{tracking_number}} sudah diubah. Halaman pesanan menampilkan yang berlaku sekarang.',
      'Cetak ulang labelnya: yang lama tidak berlaku lagi. Bila bukan Anda yang meminta, segera beri tahu kami.',
    ],
    button: 'Buka pesanan',
  },
  order_changed: {
    subject: 'Pesanan {{tracking_number}} telah diubah',
    paragraphs: [
      'Isi, tujuan, atau layanan paket {{tracking_number}} telah diubah. Halaman pesanan Anda menunjukkan data terbaru dan harganya.',
      'Jika harganya lebih tinggi, cara membayarnya ada di halaman itu; jika lebih rendah, kami mengembalikan kelebihannya. Cetak ulang label dan dokumennya karena yang lama tidak berlaku lagi. Jika Anda tidak meminta perubahan ini, segera beri tahu kami.',
    ],
    button: 'Buka pesanan',
  },
  city_changed: {
    subject: 'Paket {{tracking_number}} sekarang menuju kota lain',
    paragraphs: [
      'Kantor kami telah mengubah tujuan paket {{tracking_number}} sesuai permintaan. Perkiraan tiba sekarang {{arrives}}. Halaman pesanan Anda menampilkan alamat baru dan biaya perubahannya.',
      'Jika ada tambahan biaya, cara membayarnya ada di sana; bagian terakhir perjalanan dimulai setelah biaya itu dibayar. Jika rute barunya lebih murah, selisihnya kami kembalikan. Jika Anda tidak memintanya, segera beri tahu kami.',
    ],
    button: 'Buka pesanan',
  },
  receiver_city_changed: {
    subject: 'Paket {{tracking_number}} dikirim ke kota lain',
    paragraphs: [
      'Alamat tujuan paket {{tracking_number}} telah diubah. Perkiraan tiba sekarang {{arrives}}.',
      'Tombol di bawah menunjukkan di mana paket itu. Siapa pun yang membukanya bisa memilihkan hari untuk Anda, jadi jangan teruskan email ini.',
    ],
    button: 'Lacak paket',
  },
  pickup_moved: {
    subject: 'Janji temu baru untuk paket {{tracking_number}}',
    paragraphs: [
      'Janji temu pengirim untuk paket {{tracking_number}} sekarang {{visit}}.',
      'Jika hari itu tidak cocok, pilih hari lain dengan tombol di bawah.',
    ],
    button: 'Lihat janji temu',
  },
  arrival_moved: {
    subject: 'Janji temu baru penerima: paket {{tracking_number}}',
    paragraphs: ['Janji temu penerima untuk paket {{tracking_number}} sekarang {{visit}}.'],
    button: 'Lihat janji temu',
  },
  boxes_moved: {
    subject: 'Janji temu baru untuk boks pesanan {{tracking_number}}',
    paragraphs: [
      'Janji temu untuk boks pesanan {{tracking_number}} sudah dipindahkan. {{boxes_come}}',
      'Jika hari itu tidak cocok, pilih hari lain dengan tombol di bawah.',
    ],
    button: 'Lihat janji temu',
  },
  arrival_released: {
    subject: 'Penerima paket {{tracking_number}} perlu hari lain',
    paragraphs: [
      'Paket {{tracking_number}} berangkat lebih lambat dari rencana dan tidak bisa tiba pada hari yang disepakati dengan penerima. Perkiraan tiba sekarang {{arrives}}.',
      'Kami sudah mengirim tautan kepada penerima untuk memilih hari lain. Dengan tombol di bawah Anda bisa memilihkannya; jika tidak ada yang dipilih, paket diantar begitu tiba.',
    ],
    button: 'Pilih hari',
  },
  receiver_visit_moved: {
    subject: 'Janji temu baru Anda untuk paket {{tracking_number}}',
    paragraphs: [
      'Janji temu Anda untuk paket {{tracking_number}} sekarang {{visit}}.',
      'Jika hari itu tidak cocok, pilih hari lain dengan tombol di bawah.',
    ],
    button: 'Lihat janji temu',
  },
  receiver_visit_released: {
    subject: 'Mohon pilih hari lain untuk paket {{tracking_number}}',
    paragraphs: [
      'Paket {{tracking_number}} berangkat lebih lambat dari rencana dan tidak bisa tiba pada hari yang disepakati. Perkiraan tiba sekarang {{arrives}}.',
      'Dengan tombol di bawah, pilih hari lain atau konter tempat mengambilnya. Jika Anda tidak memilih, paket diantar begitu tiba.',
    ],
    button: 'Pilih hari',
  },
  report_answered: {
    subject: 'Jawaban atas laporan Anda: paket {{tracking_number}}',
    paragraphs: [
      'Anda melaporkan bahwa tidak ada yang datang untuk paket {{tracking_number}}. Kantor kami sudah memeriksanya dan menjawab.',
      '{{office_words}}',
      'Halaman pelacakan menampilkan hari yang berlaku sekarang. Jika ada yang kurang jelas, hubungi kami.',
    ],
    button: 'Lacak paket',
  },
  receiver_report_answered: {
    subject: 'Jawaban atas laporan Anda: paket {{tracking_number}}',
    paragraphs: [
      'Anda melaporkan bahwa tidak ada yang datang untuk paket {{tracking_number}}. Kantor kami sudah memeriksanya dan menjawab.',
      '{{office_words}}',
      'Tombol di bawah menunjukkan di mana paket itu dan kapan diantar lagi. Siapa pun yang membukanya bisa memilihkan hari untuk Anda, jadi jangan teruskan email ini.',
    ],
    button: 'Lacak paket',
  },
}
