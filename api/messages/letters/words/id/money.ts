import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { CancelLetter, ClaimLetter, MoneyLetter } from '#contract/messages/letters.ts'

export const moneyWords: Record<Exclude<MoneyLetter, ClaimLetter | CancelLetter>, LetterWords> = {
  order_placed: {
    subject: 'Pesanan {{tracking_number}}: bayar {{amount}} sebelum {{deadline}}',
    paragraphs: [
      'Terima kasih, pesanan Anda dengan nomor resi {{tracking_number}} sudah kami terima.',
      'Bayar tepat {{amount}}, sampai ke sennya: {{pay_to}}.',
      '{{pay_by}} Setelah {{deadline}} pesanan otomatis kedaluwarsa.',
    ],
    button: 'Lihat cara membayar',
  },
  asked_beside: {
    subject: 'Pesanan {{parcel_number}}: bayar {{amount}} sebelum {{deadline}}',
    paragraphs: [
      'Untuk pesanan {{parcel_number}} masih ada {{amount}} yang perlu dibayar. Pembayaran ini bernomor {{tracking_number}}; rinciannya ada di halaman pembayaran itu.',
      'Bayar tepat {{amount}}, sampai ke sennya, sebelum {{deadline}}: {{pay_to}}.',
      '{{pay_by}}',
    ],
    button: 'Lihat rincian dan cara membayar',
  },
  proof_received: {
    subject: 'Bukti pembayaran {{tracking_number}} sudah masuk',
    paragraphs: [
      'Bukti pembayaran Anda untuk pesanan {{tracking_number}} sudah masuk. Kami mencocokkannya dengan uang yang masuk ke rekening kami.',
      'Anda tidak perlu melakukan apa pun. Begitu pembayaran dikonfirmasi, biasanya pada hari kerja yang sama, Anda kami kabari lewat email.',
    ],
    button: 'Lihat pesanan',
  },
  proof_rejected: {
    subject: 'Bukti pembayaran {{tracking_number}} ditolak',
    paragraphs: [
      'Kami sudah memeriksa bukti pembayaran untuk pesanan {{tracking_number}}. Bukti itu ditolak karena: {{reason}}.',
      'Kirim bukti yang baru sebelum {{deadline}}. Jika Anda merasa ini keliru, hubungi layanan pelanggan kami.',
    ],
    button: 'Kirim bukti baru',
  },
  paid_shipment: {
    subject: 'Lunas: paket {{tracking_number}} bisa diserahkan',
    paragraphs: [
      'Pembayaran {{amount}} sudah kami terima. Nomor resi Anda {{tracking_number}} dan mulai sekarang bisa dilacak.',
      '{{hand_over}}',
      'Unduh dan cetak labelnya dari halaman pesanan, lalu tempel di paket. Bila tidak punya printer, tulis nomor resi dengan jelas; kurir atau agen akan mencetak labelnya.',
      'Janji temu paket bisa dipindahkan tanpa masuk ke akun: {{another_day}}',
    ],
    button: 'Buka label dan pesanan',
  },
  paid_boxes: {
    subject: 'Lunas: boks {{tracking_number}} disiapkan',
    paragraphs: [
      'Pembayaran {{amount}} sudah kami terima. Nomor resi boks Anda {{tracking_number}}.',
      '{{boxes_come}}',
      'Setiap boks punya satu voucher senilai depositnya: {{boxes}}. Pakai boks itu untuk mengirim, dan depositnya kembali kepada Anda.',
    ],
    button: 'Lihat voucher',
  },
  paid_batch: {
    subject: 'Lunas: paket dalam pesanan {{tracking_number}} siap berangkat',
    paragraphs: [
      'Pembayaran {{amount}} untuk pesanan {{tracking_number}} sudah kami terima. Setiap paket punya nomor resi sendiri dan mulai sekarang bisa dilacak.',
      'Unduh dan cetak labelnya dari halaman pesanan, lalu tempel di paketnya masing-masing.',
    ],
    button: 'Buka label dan pesanan',
  },
  paid_fee: {
    subject: 'Lunas: biaya untuk paket {{parcel_number}}',
    paragraphs: [
      'Kami telah menerima {{amount}} untuk paket {{parcel_number}}. Terima kasih, paket Anda berjalan terus.',
    ],
    button: 'Lihat paket',
  },
  paid_difference: {
    subject: 'Lunas: paket {{parcel_number}} berjalan terus',
    paragraphs: [
      'Selisih ongkos kirim {{amount}} untuk paket {{parcel_number}} sudah kami terima. Terima kasih, paket Anda berjalan terus.',
    ],
    button: 'Lihat paket',
  },
  approval_corrected: {
    subject: 'Pembayaran untuk {{tracking_number}} belum kami terima',
    paragraphs: [
      'Kami keliru mencatat pembayaran pesanan {{tracking_number}} sebagai sudah diterima; mohon maaf. Alasannya: {{reason}}.',
      'Pesanan Anda kembali menunggu pembayaran. Bayar tepat {{amount}}, sampai ke sennya, sebelum {{deadline}}: {{pay_to}}. Kalau Anda sudah membayar, kirim bukti pembayaran di halaman pesanan.',
    ],
    button: 'Lihat pesanan',
  },
  payment_missing: {
    subject: 'Pembayaran untuk {{tracking_number}} masih belum kami terima',
    paragraphs: [
      'Kami keliru mencatat pembayaran {{tracking_number}} sebagai sudah diterima; mohon maaf. Alasannya: {{reason}}.',
      'Kiriman Anda tetap berjalan. Masih ada {{amount}} yang perlu dibayar; email tersendiri menjelaskan cara dan batas waktunya.',
    ],
    button: 'Lihat pesanan',
  },
  payment_asked_again: {
    subject: 'Mohon bayar {{amount}} untuk {{tracking_number}} sebelum {{deadline}}',
    paragraphs: [
      'Waktu pembayaran pesanan {{tracking_number}} sudah habis, dan uangnya masih belum kami terima. Sekarang Anda mendapat waktu lagi.',
      'Bayar tepat {{amount}}, sampai ke sennya, sebelum {{deadline}}: {{pay_to}}. Setelah itu kirim bukti pembayaran di halaman pesanan.',
      'Sudah membayar, atau belum bisa membayar sekarang? Hubungi layanan pelanggan kami.',
    ],
    button: 'Lihat cara membayar',
  },
  payment_expired: {
    subject: 'Pesanan {{tracking_number}} kedaluwarsa karena belum dibayar',
    paragraphs: [
      'Batas waktu membayar pesanan {{tracking_number}} sudah lewat, jadi pesanan itu kedaluwarsa.',
      'Sudah telanjur membayar? Hubungi kami; uang Anda tidak hilang. Atau pesan lagi kapan saja.',
    ],
    button: 'Lihat pesanan',
  },
  order_ended: {
    subject: 'Pesanan {{tracking_number}} kami batalkan',
    paragraphs: [
      'Kami membatalkan pesanan {{tracking_number}} yang belum dibayar. Alasannya: {{reason}}.',
      'Pesanan ini tidak perlu dibayar lagi. Sudah telanjur membayar? Hubungi kami; uang Anda tidak hilang.',
    ],
    button: 'Lihat pesanan',
  },
  sent_back: {
    subject: 'Paket {{tracking_number}} kami kirim kembali kepada Anda',
    paragraphs: [
      'Kami mengirim paket {{tracking_number}} kembali kepada Anda. Alasannya: {{reason}}.',
      'Biaya layanan yang belum kami mulai dikembalikan kepada Anda: {{amount}}. Bila pengembalian paket dikenai biaya, Anda menerima email tersendiri; paket diserahkan setelah biaya itu dibayar.',
    ],
    button: 'Lihat kiriman',
  },
  boxes_sent_back: {
    subject: 'Boks pesanan {{tracking_number}} kembali kepada kami: {{amount}} kami kembalikan',
    paragraphs: [
      'Boks pesanan {{tracking_number}} dalam perjalanan kembali kepada kami. Alasannya: {{reason}}.',
      'Kami mengembalikan {{amount}}: harga dan deposit boks yang belum Anda pakai. Vouchernya tidak berlaku lagi. Mohon pastikan rekening bank Anda ada di halaman voucher.',
    ],
    button: 'Isi rekening bank Anda',
  },
  fee_waived: {
    subject: 'Anda tidak perlu membayar {{amount}} untuk paket {{parcel_number}}',
    paragraphs: [
      'Kami meminta {{amount}} untuk paket {{parcel_number}}. Kantor kami membebaskan biaya itu, jadi jangan dibayar.',
      'Sudah membayar? Hubungi kami; uang Anda tidak hilang.',
    ],
    button: 'Lihat kiriman',
  },
  voucher_voided: {
    subject: 'Voucher {{serial}} sudah dibatalkan',
    paragraphs: [
      'Kami membatalkan voucher {{serial}} dari pesanan {{tracking_number}}, jadi depositnya tidak akan dikembalikan. Alasannya: {{reason}}.',
      'Kalau voucher itu dipakai untuk suatu kiriman, kirimannya tetap berjalan seperti yang Anda pesan dan bayar. Kalau menurut Anda ini keliru, silakan tulis kepada kami.',
    ],
    button: 'Lihat voucher saya',
  },
  voucher_detached: {
    subject: 'Kiriman {{tracking_number}} berlanjut tanpa voucher {{serial}}',
    paragraphs: [
      'Boks {{serial}} dibatalkan, dan depositnya termasuk dalam pengembalian dana. Jadi vouchernya tidak lagi dipakai untuk kiriman {{tracking_number}}.',
      'Kirimannya sendiri tetap berjalan seperti yang Anda pesan dan bayar.',
    ],
    button: 'Lihat kiriman',
  },
  weighed_heavier: {
    subject: 'Paket {{tracking_number}} lebih berat: {{amount}} menunggu persetujuan Anda',
    paragraphs: [
      'Saat ditimbang, paket {{tracking_number}} lebih berat atau lebih besar daripada yang Anda tulis. Selisih ongkos kirimnya {{amount}}.',
      'Paket menunggu di tempat asal sampai Anda setuju dan membayar, atau meminta paket dikembalikan. Hasil timbang dan hitungannya ada di halaman kiriman.',
    ],
    button: 'Lihat hasil timbang',
  },
  weighed_same: {
    subject: 'Paket {{tracking_number}} ditimbang ulang: tidak ada lagi yang perlu dibayar',
    paragraphs: [
      'Kami menimbang ulang paket {{tracking_number}}, dan hasilnya sesuai dengan yang Anda tulis. Selisih yang kami minta sebelumnya tidak berlaku lagi.',
      'Anda tidak perlu melakukan apa pun; paket Anda berjalan terus.',
    ],
    button: 'Lihat hasil timbang',
  },
  difference_replaced: {
    subject: 'Paket {{parcel_number}} ditimbang ulang: {{amount}} tidak perlu dibayar lagi',
    paragraphs: [
      'Kami menimbang ulang paket {{parcel_number}}. Selisih sebelumnya sebesar {{amount}} tidak berlaku lagi, jadi jangan dibayar.',
      'Jika hasil timbang yang baru mengubah harga, kami akan memberitahukan jumlahnya lewat email lain. Yang berlaku sekarang ada di halaman kiriman.',
      'Sudah membayar selisih sebelumnya? Hubungi kami; uang Anda tidak hilang.',
    ],
    button: 'Lihat hasil timbang',
  },
  weighed_lighter: {
    subject: 'Paket {{tracking_number}} lebih ringan: {{amount}} kembali kepada Anda',
    paragraphs: [
      'Saat ditimbang, paket {{tracking_number}} lebih ringan daripada yang Anda tulis. Selisihnya {{amount}} kami kembalikan kepada Anda, dan paket berjalan terus.',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher. Setelah itu kantor kami akan mengirim uangnya.',
    ],
    button: 'Isi rekening bank',
  },
  voucher_confirmed: {
    subject: 'Boks Anda dikonfirmasi: {{amount}} kembali kepada Anda',
    paragraphs: [
      'Pemakaian boks resmi Anda {{serial}} sudah dikonfirmasi. Depositnya {{amount}} kami kembalikan.',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher. Tanpa itu kami tidak tahu ke mana mengirim uangnya.',
    ],
    button: 'Isi rekening bank',
  },
  late_transfer_owed: {
    subject: 'Pesanan {{tracking_number}}: {{amount}} dikembalikan kepada Anda',
    paragraphs: [
      'Kami sudah menerima {{amount}} dari Anda untuk pesanan {{tracking_number}}, tetapi uang itu tidak melunasinya: uangnya masuk terlambat, atau pesanannya berakhir sebelum lunas. Uangnya kami kembalikan kepada Anda.',
      'Uangnya kami kirim ke rekening bank di halaman voucher Anda dalam beberapa hari. Kalau belum ada, silakan isi dulu. Anda bisa memesan lagi kapan saja.',
    ],
    button: 'Lihat pengembalian dana saya',
  },
  pickup_given_back: {
    subject: 'Ongkos jemput {{amount}} dikembalikan',
    paragraphs: [
      'Paket {{tracking_number}} Anda antar sendiri ke konter, jadi penjemputan yang sudah dibayar tidak dipakai: {{amount}} kami kembalikan kepada Anda.',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher. Jika Anda membayar tunai, uangnya dikembalikan di konter tempat Anda membayar.',
    ],
    button: 'Lihat pengembalian dana saya',
  },
  refund_owed: {
    subject: '{{amount}} kembali kepada Anda',
    paragraphs: [
      'Untuk kiriman {{tracking_number}} ada {{amount}} yang kami kembalikan kepada Anda.',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher. Setelah itu kantor kami akan mengirim uangnya.',
    ],
    button: 'Isi rekening bank',
  },
  refund_paid: {
    subject: '{{amount}} sudah kami kirim kepada Anda',
    paragraphs: [
      'Kami sudah mengirim {{amount}} ke rekening Anda {{account}}. Nomor referensi bank: {{bank_reference}}.',
      'Biasanya uang masuk pada hari yang sama, paling lambat dua hari kerja.',
    ],
    button: 'Lihat pengembalian dana',
  },
  refund_sent_back: {
    subject: 'Bank Anda mengembalikan {{amount}} kepada kami',
    paragraphs: [
      'Kami sudah mengirim {{amount}} untuk {{tracking_number}}, tetapi bank mengembalikannya. Biasanya nomor rekening atau nama pemiliknya keliru.',
      'Silakan periksa rekening bank Anda di halaman voucher. Begitu diperbaiki, kami kirim uangnya sekali lagi.',
    ],
    button: 'Periksa rekening bank',
  },
  refund_not_sent: {
    subject: '{{amount}} ternyata belum kami kirim kepada Anda',
    paragraphs: [
      'Kami sudah memberi tahu Anda bahwa {{amount}} untuk {{tracking_number}} sudah dikirim. Itu kesalahan kami, mohon maaf: transfernya belum dilakukan.',
      'Anda tidak perlu melakukan apa pun. Kami kabari lagi begitu uangnya dikirim.',
    ],
    button: 'Lihat pengembalian dana',
  },
  refund_paid_in_cash: {
    subject: 'Kami telah mengembalikan {{amount}} secara tunai',
    paragraphs: [
      'Kami telah mengembalikan {{amount}} secara tunai untuk pesanan {{tracking_number}}. Email ini adalah tanda terima Anda.',
      'Belum menerima uangnya? Segera hubungi kami.',
    ],
    button: 'Lihat pengembalian dana',
  },
  refund_withdrawn: {
    subject: 'Tidak ada pengembalian dana untuk pesanan {{tracking_number}}',
    paragraphs: [
      'Kami pernah memberi tahu Anda bahwa {{amount}} akan dikembalikan untuk pesanan {{tracking_number}}. Itu kesalahan kami, mohon maaf: uang untuk pesanan ini tidak pernah kami terima. Alasannya: {{reason}}.',
      'Jadi tidak ada uang yang dikembalikan, dan Anda tidak berutang apa pun. Anda sudah membayar? Kirim bukti pembayarannya lewat layanan pelanggan kami, dan kami akan memeriksanya lagi.',
    ],
    button: 'Lihat pengembalian dana saya',
  },
}
