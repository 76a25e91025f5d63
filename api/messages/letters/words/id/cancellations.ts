import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { CancelLetter } from '#contract/messages/letters.ts'

export const cancelWords: Record<CancelLetter, LetterWords> = {
  cancellation_wished: {
    subject: 'Permintaan pembatalan pesanan {{tracking_number}} sudah kami terima',
    paragraphs: [
      'Permintaan Anda untuk membatalkan pesanan {{tracking_number}} sudah kami terima. Kantor masih memeriksa bukti pembayaran Anda; begitu selesai, pesanan dibatalkan dan yang sudah Anda bayar dikembalikan. Anda kami kabari lewat email.',
      'Berubah pikiran? Sebelum itu, Anda masih bisa mempertahankan pesanan ini di halamannya.',
    ],
    button: 'Lihat pesanan',
  },
  cancellation_too_late: {
    subject: 'Pesanan {{tracking_number}} tidak bisa dibatalkan lagi',
    paragraphs: [
      'Anda meminta pesanan {{tracking_number}} dibatalkan. Saat kantor selesai memeriksa pembayaran Anda, pesanan sudah berjalan, jadi tidak bisa dibatalkan dan diteruskan seperti semula.',
      'Kalau tidak menginginkannya lagi, hubungi layanan pelanggan kami: mereka akan menjelaskan apa yang masih bisa dilakukan dan biayanya.',
    ],
    button: 'Lihat pesanan',
  },
  order_cancelled: {
    subject: 'Pesanan {{tracking_number}} sudah dibatalkan',
    paragraphs: [
      'Pesanan {{tracking_number}} kami batalkan sesuai permintaan Anda. Pesanan ini tidak perlu dibayar lagi.',
      'Sudah telanjur membayar? Hubungi kami; uang Anda tidak hilang.',
    ],
    button: 'Lihat pesanan',
  },
  paid_order_cancelled: {
    subject: 'Pesanan {{tracking_number}} dibatalkan: {{amount}} kembali kepada Anda',
    paragraphs: [
      'Pesanan {{tracking_number}} dibatalkan sebelum dikirim. Alasannya: {{reason}}.',
      'Uang yang Anda bayar, {{amount}}, kami kembalikan. Pastikan rekening bank Anda tercantum di halaman voucher; tanpa rekening itu kami tidak tahu ke mana uang harus dikirim.',
      'Jika Anda tidak memintanya atau ada pertanyaan, hubungi layanan pelanggan kami.',
    ],
    button: 'Isi rekening bank',
  },
  boxes_cancelled: {
    subject: '{{amount}} kembali kepada Anda untuk boks yang dibatalkan',
    paragraphs: [
      'Kami telah membatalkan boks berikut dari pesanan {{tracking_number}}: {{boxes}}. Alasannya: {{reason}}. Boks lain dalam pesanan itu tetap datang sesuai rencana.',
      'Kami mengembalikan yang Anda bayar untuk boks tersebut, {{amount}}. Mohon pastikan rekening bank Anda ada di halaman voucher; tanpa itu kami tidak tahu ke mana uangnya dikirim.',
    ],
    button: 'Isi rekening bank Anda',
  },
  difference_cancelled: {
    subject: 'Selisih untuk paket {{parcel_number}} dibatalkan: {{amount}} kembali kepada Anda',
    paragraphs: [
      'Anda membayar selisih setelah paket {{parcel_number}} ditimbang. Kami membatalkannya. Alasannya: {{reason}}.',
      'Kami mengembalikan {{amount}}: secara tunai jika Anda membayar tunai, selain itu ke rekening bank Anda. Mohon pastikan rekening itu ada di halaman voucher. Tidak ada yang berubah untuk paket Anda.',
    ],
    button: 'Lihat kiriman',
  },
}
