import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { ClaimLetter } from '#contract/messages/letters.ts'

export const claimWords: Record<ClaimLetter, LetterWords> = {
  claim_received: {
    subject: 'Tuntutan bagi bungkusan {{tracking_number}} sudah sampai',
    paragraphs: [
      'Tuntutan anda bagi bungkusan {{tracking_number}} telah sampai. Kami mohon maaf atas kejadian ini.',
      'Kami menyemaknya dan membuat keputusan selewat-lewatnya pada {{deadline}}. Jika ada soalan, kami akan memberitahu anda.',
    ],
    button: 'Lihat tuntutan',
  },
  claim_asked: {
    subject: 'Tuntutan bungkusan {{tracking_number}}: kami ada soalan',
    paragraphs: [
      'Untuk memutuskan tuntutan anda, kami ingin tahu: {{office_words}}',
      'Jawab di halaman tuntutan; tempoh kami dihentikan sementara sehingga anda menjawab. Tanpa jawapan sehingga {{deadline}}, tuntutan mungkin kami tolak.',
    ],
    button: 'Jawab soalan',
  },
  claim_accepted: {
    subject: 'Tuntutan bungkusan {{tracking_number}} diluluskan: {{amount}} untuk anda',
    paragraphs: [
      'Tuntutan anda bagi bungkusan {{tracking_number}} kami luluskan. Pampasannya {{amount}}.',
      '{{office_words}}',
      'Pastikan akaun bank anda sudah diisi di halaman baucar; ke situlah kami menghantar wangnya.',
    ],
    button: 'Lihat tuntutan',
  },
  claim_offered: {
    subject: 'Tuntutan bungkusan {{tracking_number}}: pampasan {{amount}}',
    paragraphs: [
      'Tuntutan anda bagi bungkusan {{tracking_number}} telah kami putuskan. Pampasannya {{amount}}.',
      '{{office_words}}',
      'Terima jumlah ini sekarang, atau buat bantahan sebelum {{deadline}}. Tanpa jawapan anda, jumlah ini kami bayar selepas itu.',
    ],
    button: 'Buka tuntutan',
  },
  claim_declined: {
    subject: 'Tuntutan bungkusan {{tracking_number}} ditolak',
    paragraphs: [
      'Kami telah menyemak tuntutan anda bagi bungkusan {{tracking_number}} dan tidak membayar pampasan. Sebabnya: {{reason}}.',
      '{{office_words}}',
      'Anda rasa ini silap? Buat bantahan di halaman tuntutan sebelum {{deadline}}, dan kami akan menyemaknya sekali lagi.',
    ],
    button: 'Buka tuntutan',
  },
  claim_declined_again: {
    subject: 'Tuntutan bungkusan {{tracking_number}}: keputusan atas bantahan anda',
    paragraphs: [
      'Kami menyemak tuntutan anda bagi bungkusan {{tracking_number}} sekali lagi dan tetap tidak membayar pampasan. Sebabnya: {{reason}}.',
      '{{office_words}}',
      'Ini keputusan terakhir kami. Jika ada yang belum jelas, hubungi khidmat pelanggan kami.',
    ],
    button: 'Lihat tuntutan',
  },
}
