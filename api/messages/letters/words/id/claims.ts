import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { ClaimLetter } from '#contract/messages/letters.ts'

export const claimWords: Record<ClaimLetter, LetterWords> = {
  claim_received: {
    subject: 'Klaim untuk paket {{tracking_number}} sudah masuk',
    paragraphs: [
      'Klaim Anda untuk paket {{tracking_number}} sudah masuk. Mohon maaf atas kejadian ini.',
      'Kami akan memeriksanya dan memutuskan paling lambat {{deadline}}. Bila ada pertanyaan, kami akan menghubungi Anda.',
    ],
    button: 'Lihat klaim',
  },
  claim_asked: {
    subject: 'Klaim paket {{tracking_number}}: kami punya pertanyaan',
    paragraphs: [
      'Untuk memutuskan klaim Anda, kami ingin tahu: {{office_words}}',
      'Jawab di halaman klaim; tenggat kami dihentikan sementara sampai Anda menjawab. Tanpa jawaban sampai {{deadline}}, klaim dapat kami tolak.',
    ],
    button: 'Jawab pertanyaan',
  },
  claim_accepted: {
    subject: 'Klaim paket {{tracking_number}} disetujui: {{amount}} untuk Anda',
    paragraphs: [
      'Klaim Anda untuk paket {{tracking_number}} disetujui. Ganti ruginya {{amount}}.',
      '{{office_words}}',
      'Pastikan rekening bank Anda sudah tercatat di halaman voucher; ke sanalah kami mengirim uangnya.',
    ],
    button: 'Lihat klaim',
  },
  claim_offered: {
    subject: 'Klaim paket {{tracking_number}}: ganti rugi {{amount}}',
    paragraphs: [
      'Klaim Anda untuk paket {{tracking_number}} sudah kami putuskan. Ganti ruginya {{amount}}.',
      '{{office_words}}',
      'Terima jumlah ini sekarang, atau ajukan keberatan sebelum {{deadline}}. Tanpa jawaban Anda, jumlah ini akan kami bayar setelah itu.',
    ],
    button: 'Buka klaim',
  },
  claim_declined: {
    subject: 'Klaim paket {{tracking_number}} ditolak',
    paragraphs: [
      'Kami sudah memeriksa klaim Anda untuk paket {{tracking_number}} dan tidak membayar ganti rugi. Alasannya: {{reason}}.',
      '{{office_words}}',
      'Merasa ini keliru? Ajukan keberatan di halaman klaim sebelum {{deadline}}, dan kami akan memeriksanya sekali lagi.',
    ],
    button: 'Buka klaim',
  },
  claim_declined_again: {
    subject: 'Klaim paket {{tracking_number}}: keputusan atas keberatan Anda',
    paragraphs: [
      'Kami memeriksa klaim Anda untuk paket {{tracking_number}} sekali lagi dan tetap tidak membayar ganti rugi. Alasannya: {{reason}}.',
      '{{office_words}}',
      'Ini keputusan terakhir kami. Bila ada yang belum jelas, hubungi layanan pelanggan kami.',
    ],
    button: 'Lihat klaim',
  },
}
