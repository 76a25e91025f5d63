import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { VisitLetter } from '#contract/messages/visit-letters.ts'

export const visitWords: Record<VisitLetter, LetterWords> = {
  receiver_changed: {
    subject: 'Penerima bungkusan {{tracking_number}} telah ditukar',
    paragraphs: [
      'Nama, telefon atau alamat penerima bungkusan {{tracking_number}} telah ditukar. Halaman tempahan menunjukkan yang terpakai sekarang.',
      'Cetak semula label: yang lama tidak sah lagi. Jika bukan anda yang meminta, beritahu kami segera.',
    ],
    button: 'Buka tempahan',
  },
  order_changed: {
    subject: 'Tempahan {{tracking_number}} telah diubah',
    paragraphs: [
      'Kandungan, destinasi atau perkhidmatan bungkusan {{tracking_number}} telah diubah. Halaman tempahan anda menunjukkan yang terkini dan harganya.',
      'Jika harganya lebih tinggi, cara membayar ada di halaman itu; jika lebih rendah, kami bayar balik lebihannya. Cetak semula label dan dokumen kerana yang lama tidak sah lagi. Jika anda tidak meminta perubahan ini, beritahu kami segera.',
    ],
    button: 'Buka tempahan',
  },
  city_changed: {
    subject: 'Bungkusan {{tracking_number}} kini menuju ke bandar lain',
    paragraphs: [
      'Pejabat kami telah menukar destinasi bungkusan {{tracking_number}} seperti yang diminta. Kini dijangka tiba {{arrives}}. Halaman tempahan anda menunjukkan alamat baharu dan caj perubahannya.',
      'Jika ada bayaran tambahan, cara membayarnya ada di sana; bahagian terakhir perjalanan bermula selepas bayaran itu dibuat. Jika laluan baharunya lebih murah, kami membayar balik perbezaannya. Jika anda tidak memintanya, beritahu kami dengan segera.',
    ],
    button: 'Buka tempahan',
  },
  receiver_city_changed: {
    subject: 'Bungkusan {{tracking_number}} dihantar ke bandar lain',
    paragraphs: [
      'Alamat destinasi bungkusan {{tracking_number}} telah ditukar. Kini dijangka tiba {{arrives}}.',
      'Butang di bawah menunjukkan di mana bungkusan itu berada. Sesiapa yang membukanya boleh memilih hari bagi pihak anda, jadi jangan majukan e-mel ini.',
    ],
    button: 'Jejak bungkusan',
  },
  pickup_moved: {
    subject: 'Janji temu baharu untuk bungkusan {{tracking_number}}',
    paragraphs: [
      'Janji temu pengirim untuk bungkusan {{tracking_number}} kini {{visit}}.',
      'Jika hari itu tidak sesuai, pilih hari lain dengan butang di bawah.',
    ],
    button: 'Lihat janji temu',
  },
  arrival_moved: {
    subject: 'Janji temu baharu penerima: bungkusan {{tracking_number}}',
    paragraphs: ['Janji temu penerima untuk bungkusan {{tracking_number}} kini {{visit}}.'],
    button: 'Lihat janji temu',
  },
  boxes_moved: {
    subject: 'Janji temu baharu untuk kotak tempahan {{tracking_number}}',
    paragraphs: [
      'Janji temu untuk kotak tempahan {{tracking_number}} telah ditukar. {{boxes_come}}',
      'Jika hari itu tidak sesuai, pilih hari lain dengan butang di bawah.',
    ],
    button: 'Lihat janji temu',
  },
  arrival_released: {
    subject: 'Penerima bungkusan {{tracking_number}} memerlukan hari lain',
    paragraphs: [
      'Bungkusan {{tracking_number}} bertolak lebih lewat daripada yang dirancang dan tidak dapat tiba pada hari yang dipersetujui dengan penerima. Kini dijangka tiba {{arrives}}.',
      'Kami telah menghantar pautan kepada penerima untuk memilih hari lain. Dengan butang di bawah anda boleh memilih bagi pihaknya; jika tiada yang dipilih, bungkusan dihantar sebaik sahaja tiba.',
    ],
    button: 'Pilih hari',
  },
  receiver_visit_moved: {
    subject: 'Janji temu baharu anda untuk bungkusan {{tracking_number}}',
    paragraphs: [
      'Janji temu anda untuk bungkusan {{tracking_number}} kini {{visit}}.',
      'Jika hari itu tidak sesuai, pilih hari lain dengan butang di bawah.',
    ],
    button: 'Lihat janji temu',
  },
  receiver_visit_released: {
    subject: 'Sila pilih hari lain untuk bungkusan {{tracking_number}}',
    paragraphs: [
      'Bungkusan {{tracking_number}} bertolak lebih lewat daripada yang dirancang dan tidak dapat tiba pada hari yang dipersetujui. Kini dijangka tiba {{arrives}}.',
      'Pilih hari lain dengan butang di bawah, atau kaunter untuk mengambilnya. Jika anda tidak memilih, bungkusan dihantar sebaik sahaja tiba.',
    ],
    button: 'Pilih hari',
  },
  report_answered: {
    subject: 'Jawapan kepada laporan anda: bungkusan {{tracking_number}}',
    paragraphs: [
      'Anda melaporkan bahawa tiada sesiapa datang untuk bungkusan {{tracking_number}}. Pejabat kami telah menyemaknya dan menjawab.',
      '{{office_words}}',
      'Halaman penjejakan menunjukkan hari yang ditetapkan sekarang. Jika ada yang kurang jelas, hubungi kami.',
    ],
    button: 'Jejak bungkusan',
  },
  receiver_report_answered: {
    subject: 'Jawapan kepada laporan anda: bungkusan {{tracking_number}}',
    paragraphs: [
      'Anda melaporkan bahawa tiada sesiapa datang untuk bungkusan {{tracking_number}}. Pejabat kami telah menyemaknya dan menjawab.',
      '{{office_words}}',
      'Butang di bawah menunjukkan di mana bungkusan itu berada dan bila ia dihantar semula. Sesiapa yang membukanya boleh memilih hari bagi pihak anda, jadi jangan majukan e-mel ini.',
    ],
    button: 'Jejak bungkusan',
  },
}
