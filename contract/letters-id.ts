import type { LetterKind, LetterWords } from './letters.ts'

/** Our own words in Indonesian; the office may put its own in their place. */
export const wordsInIndonesian: Record<LetterKind, LetterWords> = {
  order_placed: {
    subject: 'Pesanan {{tracking_number}}: bayar {{amount}} sebelum {{deadline}}',
    paragraphs: [
      'Terima kasih, pesanan Anda dengan nomor resi {{tracking_number}} sudah kami terima.',
      'Bayar tepat {{amount}} sampai ke sennya: {{pay_to}}.',
      'Kirim bukti pembayaran lewat halaman pesanan sebelum {{deadline}}. Sesudah itu pesanan batal sendiri.',
    ],
    button: 'Lihat cara membayar',
  },
  proof_received: {
    subject: 'Bukti pembayaran {{tracking_number}} kami terima',
    paragraphs: [
      'Bukti pembayaran Anda untuk pesanan {{tracking_number}} sudah masuk. Kami mencocokkannya dengan uang yang masuk ke rekening kami.',
      'Anda tidak perlu berbuat apa-apa. Begitu cocok, kami mengabari Anda.',
    ],
    button: 'Lihat pesanan',
  },
  proof_rejected: {
    subject: 'Bukti pembayaran {{tracking_number}} belum bisa kami terima',
    paragraphs: [
      'Kami sudah memeriksa bukti pembayaran untuk pesanan {{tracking_number}}. Alasan belum bisa kami terima: {{reason}}.',
      'Kirim bukti yang baru sebelum {{deadline}}. Jika Anda merasa ini keliru, hubungi layanan pelanggan kami.',
    ],
    button: 'Kirim bukti baru',
  },
  paid_shipment: {
    subject: 'Lunas: paket {{tracking_number}} siap berangkat',
    paragraphs: [
      'Pembayaran {{amount}} sudah kami terima. Nomor resi Anda {{tracking_number}} dan sejak sekarang bisa dilacak.',
      'Unduh dan cetak labelnya dari halaman pesanan, lalu tempel di paket. Bila tidak punya pencetak, tulis nomor resi dengan jelas; kurir atau agen mencetaknya.',
    ],
    button: 'Buka label dan pesanan',
  },
  paid_boxes: {
    subject: 'Lunas: boks {{tracking_number}} disiapkan',
    paragraphs: [
      'Pembayaran {{amount}} sudah kami terima. Nomor resi boks Anda {{tracking_number}}.',
      'Setiap boks punya satu voucher senilai depositnya: {{boxes}}. Pakai boks itu untuk mengirim, dan depositnya kembali kepada Anda.',
    ],
    button: 'Lihat voucher',
  },
  payment_expired: {
    subject: 'Pesanan {{tracking_number}} batal karena belum dibayar',
    paragraphs: [
      'Batas waktu membayar pesanan {{tracking_number}} sudah lewat, jadi pesanan itu kami batalkan.',
      'Sudah terlanjur membayar? Hubungi kami, uang Anda tidak hilang. Atau pesan lagi kapan saja.',
    ],
    button: 'Lihat pesanan',
  },
  voucher_confirmed: {
    subject: 'Boks Anda dipastikan: {{amount}} kembali kepada Anda',
    paragraphs: [
      'Boks resmi Anda {{serial}} sudah dipastikan dipakai. Depositnya {{amount}} kami kembalikan.',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher. Tanpa itu kami tidak tahu ke mana mengirim uangnya.',
    ],
    button: 'Isi rekening bank',
  },
  refund_owed: {
    subject: '{{amount}} kembali kepada Anda',
    paragraphs: [
      'Untuk kiriman {{tracking_number}} ada {{amount}} yang kami kembalikan kepada Anda.',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher. Sesudah itu kantor kami mengirim uangnya.',
    ],
    button: 'Isi rekening bank',
  },
  refund_paid: {
    subject: '{{amount}} sudah kami kirim kepada Anda',
    paragraphs: [
      'Kami sudah mengirim {{amount}} ke rekening Anda {{account}}. Nomor referensi bank: {{bank_reference}}.',
      'Biasanya uang masuk di hari yang sama, paling lambat dua hari kerja.',
    ],
    button: 'Lihat pengembalian',
  },
  handed_over: {
    subject: 'Paket {{tracking_number}} sudah di tangan kami',
    paragraphs: [
      'Paket {{tracking_number}} sudah kami terima dan mulai perjalanannya. Perkiraan tiba: {{arrives}}.',
      'Penerima juga kami kabari dan bisa melacaknya.',
    ],
    button: 'Lacak paket',
  },
  pickup_failed: {
    subject: 'Paket {{tracking_number}} belum bisa dijemput',
    paragraphs: [
      'Kurir datang untuk menjemput paket {{tracking_number}}, tetapi belum berhasil. Alasannya: {{reason}}.',
      'Kami menghubungi Anda untuk waktu yang lain. Anda juga boleh mengantarnya ke agen terdekat.',
    ],
    button: 'Lihat paket',
  },
  departed: {
    subject: 'Paket {{tracking_number}} sudah berangkat',
    paragraphs: [
      'Paket {{tracking_number}} sudah meninggalkan pelabuhan atau bandara asal. Perkiraan tiba: {{arrives}}.',
    ],
    button: 'Lacak paket',
  },
  customs_hold: {
    subject: 'Paket {{tracking_number}} ditahan pabean: dokumen diperlukan',
    paragraphs: [
      'Petugas pabean ingin tahu lebih banyak tentang paket {{tracking_number}}. Selama itu paket menunggu.',
      'Siapkan bukti harga barang dan identitas penerima, lalu hubungi layanan pelanggan kami. Kami beri tahu dokumen mana yang kurang.',
    ],
    button: 'Lihat paket',
  },
  duty_due: {
    subject: 'Bea masuk paket {{tracking_number}} perlu dibayar penerima',
    paragraphs: [
      'Untuk paket {{tracking_number}} ada bea masuk yang dibayar oleh penerima. Kami sudah mengabarinya juga.',
      'Begitu dibayar, paket berjalan lagi. Jangan membayar kepada siapa pun yang meminta transfer ke rekening pribadi.',
    ],
    button: 'Lihat paket',
  },
  out_for_delivery: {
    subject: 'Paket {{tracking_number}} sedang diantar',
    paragraphs: [
      'Kurir sedang membawa paket {{tracking_number}} ke alamat tujuan. Pastikan ada yang menerima.',
    ],
    button: 'Lacak paket',
  },
  delivery_failed: {
    subject: 'Paket {{tracking_number}} belum bisa diserahkan',
    paragraphs: [
      'Kurir datang dengan paket {{tracking_number}}, tetapi belum bisa menyerahkannya. Alasannya: {{reason}}.',
      'Kami mencoba lagi. Bila waktu atau alamatnya perlu diubah, hubungi layanan pelanggan kami.',
    ],
    button: 'Lihat paket',
  },
  ready_for_collection: {
    subject: 'Paket {{tracking_number}} siap diambil di {{place}}',
    paragraphs: [
      'Paket {{tracking_number}} menunggu di agen kami di {{place}}. Sampai {{until}} penyimpanannya gratis.',
      'Yang mengambil perlu membawa nomor resi dan kartu identitas.',
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
  returned: {
    subject: 'Paket {{tracking_number}} kembali kepada Anda',
    paragraphs: ['Paket {{tracking_number}} tidak bisa diserahkan dan sudah dikembalikan kepada pengirim.'],
    button: 'Lihat paket',
  },
  receiver_coming: {
    subject: 'Ada paket untuk Anda: {{tracking_number}}',
    paragraphs: [
      'Seseorang mengirim paket kepada Anda lewat {{company}}. Nomor resinya {{tracking_number}}, perkiraan tiba {{arrives}}.',
      'Anda bisa melacaknya kapan saja, tanpa akun.',
    ],
    button: 'Lacak paket',
  },
  receiver_departed: {
    subject: 'Paket {{tracking_number}} untuk Anda sudah berangkat',
    paragraphs: ['Paket {{tracking_number}} sedang menyeberang. Perkiraan tiba: {{arrives}}.'],
    button: 'Lacak paket',
  },
  receiver_customs_hold: {
    subject: 'Paket {{tracking_number}} ditahan pabean: mungkin perlu dokumen Anda',
    paragraphs: [
      'Petugas pabean ingin tahu lebih banyak tentang paket {{tracking_number}} untuk Anda.',
      'Siapkan kartu identitas atau NPWP Anda, dan hubungi layanan pelanggan kami. Kami beri tahu apa yang kurang.',
    ],
    button: 'Lihat paket',
  },
  receiver_duty_due: {
    subject: 'Paket {{tracking_number}}: ada bea masuk yang perlu Anda bayar',
    paragraphs: [
      'Untuk paket {{tracking_number}} pabean meminta bea masuk dari penerima. Layanan pelanggan kami menjelaskan jumlah dan cara membayarnya.',
      'Jangan membayar kepada siapa pun yang meminta transfer ke rekening pribadi.',
    ],
    button: 'Lihat paket',
  },
  receiver_out_for_delivery: {
    subject: 'Hari ini paket {{tracking_number}} diantar kepada Anda',
    paragraphs: [
      'Kurir sedang membawa paket {{tracking_number}} kepada Anda. Pastikan ada yang menerimanya di rumah.',
    ],
    button: 'Lacak paket',
  },
  receiver_delivery_failed: {
    subject: 'Paket {{tracking_number}} belum bisa diserahkan kepada Anda',
    paragraphs: [
      'Kurir datang dengan paket {{tracking_number}}, tetapi belum bisa menyerahkannya. Alasannya: {{reason}}.',
      'Kami mencoba lagi. Hubungi layanan pelanggan kami bila Anda ingin waktu yang lain.',
    ],
    button: 'Lihat paket',
  },
  receiver_ready: {
    subject: 'Paket {{tracking_number}} siap Anda ambil di {{place}}',
    paragraphs: [
      'Paket {{tracking_number}} menunggu Anda di agen kami di {{place}}. Sampai {{until}} penyimpanannya gratis.',
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
}
