import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { ParcelLetter } from '#contract/messages/parcel-letters.ts'

export const parcelWords: Record<ParcelLetter, LetterWords> = {
  handed_over: {
    subject: 'Paket {{tracking_number}} sudah di tangan kami',
    paragraphs: [
      'Paket {{tracking_number}} sudah kami terima dan memulai perjalanannya. Perkiraan tiba: {{arrives}}.',
      'Penerima juga kami kabari dan bisa melacaknya.',
    ],
    button: 'Lacak paket',
  },
  pickup_failed: {
    subject: 'Paket {{tracking_number}} belum bisa dijemput',
    paragraphs: [
      'Kurir datang untuk menjemput paket {{tracking_number}}, tetapi belum berhasil. Alasannya: {{reason}}.',
      'Pilih hari lain dengan tombol di bawah. Anda juga boleh mengantarnya ke agen terdekat.',
    ],
    button: 'Pilih hari lain',
  },
  departed: {
    subject: 'Paket {{tracking_number}} sudah berangkat',
    paragraphs: [
      'Paket {{tracking_number}} sudah meninggalkan pelabuhan atau bandara asal. Perkiraan tiba: {{arrives}}.',
    ],
    button: 'Lacak paket',
  },
  delayed: {
    subject: 'Paket {{tracking_number}} tertunda',
    paragraphs: [
      'Perjalanan paket {{tracking_number}} tertunda. Alasannya: {{reason}}.',
      'Mohon maaf. Anda tidak perlu melakukan apa pun, dan bisa melacaknya kapan saja.',
    ],
    button: 'Lacak paket',
  },
  customs_hold: {
    subject: 'Paket {{tracking_number}} ditahan Bea Cukai: dokumen diperlukan',
    paragraphs: [
      'Petugas Bea Cukai ingin tahu lebih banyak tentang paket {{tracking_number}}. Paket menunggu sampai Bea Cukai mendapat semua yang diperlukan.',
      'Siapkan bukti harga barang dan identitas penerima, lalu hubungi layanan pelanggan kami. Kami akan memberi tahu dokumen mana yang kurang.',
    ],
    button: 'Lihat paket',
  },
  duty_due: {
    subject: 'Bea masuk paket {{tracking_number}} perlu dibayar penerima',
    paragraphs: [
      'Untuk paket {{tracking_number}} ada bea masuk yang perlu dibayar oleh penerima. Kami sudah mengabarinya juga.',
      'Begitu dibayar, paket berjalan lagi. Jangan membayar kepada siapa pun yang meminta transfer ke rekening pribadi.',
    ],
    button: 'Lihat paket',
  },
  out_for_delivery: {
    subject: 'Paket {{tracking_number}} sedang diantar',
    paragraphs: [
      'Kurir sedang membawa paket {{tracking_number}} ke alamat tujuan. Pastikan ada yang menerima. {{code_note}}',
    ],
    button: 'Lacak paket',
  },
  delivery_failed: {
    subject: 'Paket {{tracking_number}} belum bisa diserahkan',
    paragraphs: [
      'Kurir datang dengan paket {{tracking_number}}, tetapi belum bisa menyerahkannya. Alasannya: {{reason}}.',
      'Kami akan mencoba lagi. Penerima mendapat tautan untuk memilih hari lain atau konter; dengan tombol di bawah Anda bisa memilihkannya.',
    ],
    button: 'Pilih hari lain',
  },
  ready_for_collection: {
    subject: 'Paket {{tracking_number}} siap diambil di {{place}}',
    paragraphs: [
      'Paket {{tracking_number}} menunggu di {{counter}}. Sampai {{until}} penyimpanannya gratis. {{code_note}}',
      'Orang yang mengambilnya perlu membawa nomor resi dan kartu identitas.',
    ],
    button: 'Lihat paket',
  },
  refused: {
    subject: 'Paket {{tracking_number}} ditolak penerima',
    paragraphs: [
      'Penerima tidak mau menerima paket {{tracking_number}}. Alasannya: {{reason}}. Paket masih ada pada kami.',
      'Bicarakan dengan penerima, lalu beri tahu layanan pelanggan kami apakah paket perlu diantar lagi atau dikembalikan kepada Anda.',
    ],
    button: 'Lihat paket',
  },
  delivered: {
    subject: 'Paket {{tracking_number}} sudah sampai',
    paragraphs: [
      'Paket {{tracking_number}} sudah diserahkan. Terima kasih sudah mengirim bersama {{company}}.',
      'Ada yang tidak beres? Beri tahu kami secepatnya, dengan foto bila ada.',
    ],
    button: 'Lihat paket',
  },
  damaged: {
    subject: 'Ada kerusakan pada paket {{tracking_number}}',
    paragraphs: [
      'Paket {{tracking_number}} tercatat rusak di perjalanan. Keterangannya: {{reason}}. Mohon maaf.',
      'Periksa isinya begitu paket tiba. Bila ada yang rusak, beri tahu kami paling lambat 7 hari sesudahnya.',
    ],
    button: 'Lihat paket',
  },
  lost: {
    subject: 'Paket {{tracking_number}} sedang kami cari',
    paragraphs: [
      'Paket {{tracking_number}} belum kami temukan. Keterangannya: {{reason}}. Mohon maaf, kami terus mencarinya.',
      'Ganti rugi dapat Anda minta lewat halaman paket atau layanan pelanggan kami.',
    ],
    button: 'Lihat paket',
  },
  returning: {
    subject: 'Paket {{tracking_number}} dalam perjalanan kembali kepada Anda',
    paragraphs: [
      'Paket {{tracking_number}} kami kirim kembali kepada Anda.',
      'Perjalanannya dapat Anda ikuti. Ada pertanyaan? Hubungi layanan pelanggan kami.',
    ],
    button: 'Lacak paket',
  },
  returned: {
    subject: 'Paket {{tracking_number}} sudah kembali kepada Anda',
    paragraphs: ['Paket {{tracking_number}} sudah kami kembalikan kepada Anda sebagai pengirim.'],
    button: 'Lihat paket',
  },
  boxes_out_for_delivery: {
    subject: 'Boks pesanan {{tracking_number}} sedang diantar',
    paragraphs: [
      'Kurir sedang membawa boks pesanan {{tracking_number}} ke alamat tujuan. Pastikan ada yang menerima. {{code_note}}',
    ],
    button: 'Lacak boks',
  },
  boxes_delivery_failed: {
    subject: 'Boks pesanan {{tracking_number}} belum bisa diserahkan',
    paragraphs: [
      'Kurir datang dengan boks pesanan {{tracking_number}}, tetapi belum bisa menyerahkannya. Alasannya: {{reason}}.',
      'Kami akan mencoba lagi. Kalau hari lain atau konter lebih cocok, pilih dengan tombol di bawah. Kalau alamatnya perlu diubah, hubungi layanan pelanggan kami.',
    ],
    button: 'Pilih hari lain',
  },
  boxes_ready: {
    subject: 'Boks pesanan {{tracking_number}} siap diambil di {{place}}',
    paragraphs: [
      'Boks pesanan {{tracking_number}} menunggu di {{counter}}. Sampai {{until}} penyimpanannya gratis. {{code_note}}',
      'Orang yang mengambilnya perlu membawa nomor resi dan kartu identitas.',
    ],
    button: 'Lihat pesanan',
  },
  boxes_delivered: {
    subject: 'Boks pesanan {{tracking_number}} sudah sampai',
    paragraphs: [
      'Boks pesanan {{tracking_number}} sudah diserahkan. Kirim sesuatu dengan boks itu, dan depositnya kembali kepada Anda.',
      'Ada yang tidak beres? Beri tahu kami secepatnya, dengan foto bila ada.',
    ],
    button: 'Lihat pesanan',
  },
  boxes_delayed: {
    subject: 'Boks pesanan {{tracking_number}} tertunda',
    paragraphs: [
      'Perjalanan boks pesanan {{tracking_number}} tertunda. Alasannya: {{reason}}.',
      'Mohon maaf. Anda tidak perlu melakukan apa pun, dan bisa melacaknya kapan saja.',
    ],
    button: 'Lacak boks',
  },
  boxes_refused: {
    subject: 'Boks pesanan {{tracking_number}} ditolak',
    paragraphs: [
      'Orang di alamat tujuan tidak mau menerima boks pesanan {{tracking_number}}. Alasannya: {{reason}}. Boks itu masih ada pada kami.',
      'Beri tahu layanan pelanggan kami apakah boks itu perlu diantar lagi.',
    ],
    button: 'Lihat pesanan',
  },
  boxes_damaged: {
    subject: 'Boks pesanan {{tracking_number}} rusak',
    paragraphs: [
      'Boks pesanan {{tracking_number}} tercatat rusak di perjalanan. Keterangannya: {{reason}}. Mohon maaf.',
      'Periksalah begitu boks itu tiba. Bila ada yang tidak dapat dipakai, beri tahu layanan pelanggan kami.',
    ],
    button: 'Lihat pesanan',
  },
  boxes_lost: {
    subject: 'Boks pesanan {{tracking_number}} sedang kami cari',
    paragraphs: [
      'Boks pesanan {{tracking_number}} belum kami temukan. Keterangannya: {{reason}}. Mohon maaf, kami terus mencarinya.',
      'Ada pertanyaan? Hubungi layanan pelanggan kami.',
    ],
    button: 'Lihat pesanan',
  },
  boxes_returning: {
    subject: 'Boks pesanan {{tracking_number}} dalam perjalanan kembali kepada kami',
    paragraphs: [
      'Boks pesanan {{tracking_number}} tidak dapat kami serahkan, jadi boks itu dalam perjalanan kembali kepada kami.',
      'Masih menginginkannya? Hubungi layanan pelanggan kami.',
    ],
    button: 'Lihat pesanan',
  },
  boxes_returned: {
    subject: 'Boks pesanan {{tracking_number}} sudah kembali kepada kami',
    paragraphs: [
      'Boks pesanan {{tracking_number}} sudah kami terima kembali.',
      'Layanan pelanggan kami siap menjelaskan langkah berikutnya.',
    ],
    button: 'Lihat pesanan',
  },
  receiver_coming: {
    subject: 'Ada paket untuk Anda: {{tracking_number}}',
    paragraphs: [
      '{{sender}} mengirim paket kepada Anda lewat {{company}}. Nomor resinya {{tracking_number}}. Perkiraan tiba {{arrives}}. {{delivery}}',
      'Dengan tombol di bawah Anda bisa melacaknya, memilih hari lain, atau mengambilnya di konter. Tidak perlu akun.',
    ],
    button: 'Lacak paket',
  },
  receiver_departed: {
    subject: 'Paket {{tracking_number}} untuk Anda sudah berangkat',
    paragraphs: ['Paket {{tracking_number}} sedang menyeberang. Perkiraan tiba: {{arrives}}.'],
    button: 'Lacak paket',
  },
  receiver_delayed: {
    subject: 'Paket {{tracking_number}} untuk Anda tertunda',
    paragraphs: [
      'Paket {{tracking_number}} datang lebih lambat dari rencana. Alasannya: {{reason}}.',
      'Mohon maaf. Anda tidak perlu melakukan apa pun, dan bisa melacaknya kapan saja.',
    ],
    button: 'Lacak paket',
  },
  receiver_customs_hold: {
    subject: 'Paket {{tracking_number}} ditahan Bea Cukai: dokumen Anda mungkin diperlukan',
    paragraphs: [
      'Petugas Bea Cukai ingin tahu lebih banyak tentang paket {{tracking_number}} untuk Anda.',
      'Siapkan kartu identitas atau NPWP Anda, dan hubungi layanan pelanggan kami. Kami akan memberi tahu apa yang kurang.',
    ],
    button: 'Lihat paket',
  },
  receiver_duty_due: {
    subject: 'Paket {{tracking_number}}: ada bea masuk yang perlu Anda bayar',
    paragraphs: [
      'Untuk paket {{tracking_number}} Bea Cukai meminta bea masuk dari penerima. Layanan pelanggan kami akan menjelaskan jumlah dan cara membayarnya.',
      'Jangan membayar kepada siapa pun yang meminta transfer ke rekening pribadi.',
    ],
    button: 'Lihat paket',
  },
  receiver_out_for_delivery: {
    subject: 'Hari ini paket {{tracking_number}} diantar kepada Anda',
    paragraphs: [
      'Kurir sedang membawa paket {{tracking_number}} kepada Anda. Pastikan ada yang menerimanya di rumah. {{code_note}}',
    ],
    button: 'Lacak paket',
  },
  receiver_delivery_failed: {
    subject: 'Paket {{tracking_number}} belum bisa diserahkan kepada Anda',
    paragraphs: [
      'Kurir datang dengan paket {{tracking_number}}, tetapi belum bisa menyerahkannya. Alasannya: {{reason}}.',
      'Pilih hari lain dengan tombol di bawah, atau ambil di konter. Bila tidak memilih, kami akan mencoba lagi.',
    ],
    button: 'Pilih hari lain',
  },
  receiver_ready: {
    subject: 'Paket {{tracking_number}} siap Anda ambil di {{place}}',
    paragraphs: [
      'Paket {{tracking_number}} menunggu Anda di {{counter}}. Sampai {{until}} penyimpanannya gratis. {{code_note}}',
      'Bawa nomor resi ini dan kartu identitas Anda.',
    ],
    button: 'Lihat paket',
  },
  receiver_delivered: {
    subject: 'Paket {{tracking_number}} sudah diserahkan',
    paragraphs: [
      'Paket {{tracking_number}} tercatat sudah diserahkan kepada Anda.',
      'Belum menerimanya? Beri tahu kami secepatnya.',
    ],
    button: 'Lihat paket',
  },
  receiver_lost: {
    subject: 'Paket {{tracking_number}} untuk Anda sedang kami cari',
    paragraphs: [
      'Paket {{tracking_number}} belum kami temukan, jadi belum bisa kami antar. Mohon maaf, kami terus mencarinya.',
      'Pengirim juga kami kabari. Paketnya ternyata sudah ada pada Anda? Beri tahu kami.',
    ],
    button: 'Lihat paket',
  },
}
