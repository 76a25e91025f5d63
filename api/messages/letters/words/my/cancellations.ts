import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { CancelLetter } from '#contract/messages/letters.ts'

export const cancelWords: Record<CancelLetter, LetterWords> = {
  cancellation_wished: {
    subject: 'Permintaan pembatalan tempahan {{tracking_number}} telah kami terima',
    paragraphs: [
      'Permintaan anda untuk membatalkan tempahan {{tracking_number}} telah kami terima. Pejabat masih menyemak bukti pembayaran anda; sebaik sahaja selesai, tempahan dibatalkan dan bayaran anda dikembalikan. Kami akan memberitahu anda melalui e-mel.',
      'Berubah fikiran? Sebelum itu tempahan masih boleh dikekalkan di halamannya.',
    ],
    button: 'Lihat tempahan',
  },
  cancellation_too_late: {
    subject: 'Tempahan {{tracking_number}} tidak dapat dibatalkan lagi',
    paragraphs: [
      'Anda meminta tempahan {{tracking_number}} dibatalkan. Ketika pejabat selesai menyemak bayaran anda, tempahan itu sudah diproses. Jadi tempahan tidak dapat dibatalkan lagi dan tetap diteruskan seperti asal.',
      'Jika anda tidak mahukannya lagi, hubungi khidmat pelanggan kami: mereka akan menerangkan apa yang masih boleh dibuat dan kosnya.',
    ],
    button: 'Lihat tempahan',
  },
  order_cancelled: {
    subject: 'Tempahan {{tracking_number}} telah dibatalkan',
    paragraphs: [
      'Tempahan {{tracking_number}} kami batalkan seperti yang anda minta. Tempahan ini tidak perlu dibayar lagi.',
      'Sudah membuat bayaran? Hubungi kami; wang anda tidak hilang.',
    ],
    button: 'Lihat tempahan',
  },
  paid_order_cancelled: {
    subject: 'Tempahan {{tracking_number}} dibatalkan: {{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Tempahan {{tracking_number}} dibatalkan sebelum dihantar. Sebabnya: {{reason}}.',
      'Wang yang anda bayar, {{amount}}, kami pulangkan. Pastikan akaun bank anda sudah diisi di halaman baucar; tanpanya kami tidak tahu ke mana wang itu perlu dihantar.',
      'Jika anda tidak memintanya atau ada soalan, hubungi khidmat pelanggan kami.',
    ],
    button: 'Isi akaun bank',
  },
  boxes_cancelled: {
    subject: '{{amount}} dikembalikan kepada anda untuk kotak yang dibatalkan',
    paragraphs: [
      'Kami telah membatalkan kotak ini daripada tempahan {{tracking_number}}: {{boxes}}. Sebabnya: {{reason}}. Kotak lain dalam tempahan itu tetap sampai seperti dirancang.',
      'Kami mengembalikan bayaran anda untuk kotak itu, {{amount}}. Sila pastikan akaun bank anda sudah diisi di halaman baucar; tanpanya kami tidak tahu ke mana wang itu perlu dihantar.',
    ],
    button: 'Isi akaun bank anda',
  },
  difference_cancelled: {
    subject: 'Perbezaan bagi bungkusan {{parcel_number}} dibatalkan: {{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Anda membayar perbezaan selepas bungkusan {{parcel_number}} ditimbang. Kami telah membatalkannya. Sebabnya: {{reason}}.',
      'Kami memulangkan {{amount}}: secara tunai jika anda membayar tunai, jika tidak ke akaun bank anda. Sila pastikan akaun itu sudah diisi di halaman baucar. Tiada apa-apa yang berubah bagi bungkusan anda.',
    ],
    button: 'Lihat penghantaran',
  },
}
