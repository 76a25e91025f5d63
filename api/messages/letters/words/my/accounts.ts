import type { LetterAbout } from '#contract/messages/letters.ts'
import type { AccessWords } from '../language-words.ts'

const ask =
  'Bukan anda yang melakukannya? Tetapkan kata laluan baharu dengan segera, kemudian semak profil anda.'
const button = 'Tetapkan kata laluan baharu'

export const accountWords: AccessWords<LetterAbout<'code' | 'account' | 'web_hook'>> = {
  code_register: {
    subject: 'Kod pengesahan {{company}} anda',
    paragraphs: [
      'Selamat datang! Masukkan kod ini untuk melengkapkan pendaftaran anda. Kod ini sah selama {{minutes}}.',
      'Jika anda tidak mendaftar, abaikan sahaja e-mel ini.',
    ],
  },
  code_reset: {
    subject: 'Kod untuk kata laluan baharu {{company}}',
    paragraphs: [
      'Masukkan kod ini untuk menetapkan kata laluan baharu. Kod ini sah selama {{minutes}}.',
      'Jika anda tidak memintanya, abaikan sahaja e-mel ini; kata laluan anda tidak berubah.',
    ],
  },
  code_email: {
    subject: 'Sahkan alamat e-mel baharu anda di {{company}}',
    paragraphs: [
      'Masukkan kod ini untuk menggunakan alamat e-mel ini pada akaun anda. Kod ini sah selama {{minutes}}.',
      'Jika anda tidak memintanya, abaikan sahaja e-mel ini.',
    ],
  },
  code_proof: {
    subject: 'Kod untuk mengesahkan identiti anda · {{company}}',
    paragraphs: [
      'Seseorang yang sedang log masuk ke akaun anda mahu membuat perubahan penting. Masukkan kod ini untuk mengesahkan bahawa andalah orangnya. Kod ini sah selama {{minutes}}.',
      'Jika itu bukan anda, jangan berikan kod ini kepada sesiapa dan segera tukar kata laluan anda.',
    ],
  },
  account_known: {
    subject: 'Anda sudah mempunyai akaun {{company}}',
    paragraphs: [
      'Seseorang cuba mendaftar dengan alamat e-mel ini, tetapi anda sudah mempunyai akaun. Anda boleh terus log masuk, atau menetapkan kata laluan baharu jika terlupa.',
    ],
    button: 'Log masuk',
  },
  new_device: {
    subject: 'Peranti baharu log masuk ke akaun {{company}} anda',
    paragraphs: [
      'Seseorang baru sahaja log masuk ke akaun anda dengan peranti atau pelayar yang belum pernah digunakan untuk akaun ini. Semua sesi yang terbuka boleh dilihat dan ditamatkan dalam profil anda.',
      ask,
    ],
    button,
  },
  email_changed: {
    subject: 'Alamat e-mel akaun {{company}} anda telah ditukar',
    paragraphs: [
      'Akaun anda kini menggunakan alamat e-mel lain, dan alamat ini tidak lagi dapat membukanya. Semua peranti lain telah dilog keluar.',
      'Bukan anda yang melakukannya? Hubungi kami segera di {{company_email}}; kami akan membantu mendapatkan semula akaun anda.',
    ],
  },
  password_changed: {
    subject: 'Kata laluan {{company}} anda telah ditukar',
    paragraphs: ['Kata laluan akaun anda telah ditukar. Semua peranti lain telah dilog keluar.', ask],
    button,
  },
  password_reset: {
    subject: 'Kata laluan {{company}} anda telah ditetapkan semula',
    paragraphs: [
      'Kata laluan baharu ditetapkan dengan kod yang dihantar ke e-mel ini. Semua peranti telah dilog keluar dan semua kunci API dibatalkan. Kunci laluan anda masih boleh digunakan; anda boleh menyemaknya dalam profil.',
      ask,
    ],
    button,
  },
  refund_account_changed: {
    subject: 'Akaun baharu untuk bayaran balik anda',
    paragraphs: [
      'Mulai sekarang bayaran balik anda dihantar ke akaun bank yang baru disimpan dalam akaun anda. Anda boleh melihat akaun itu di halaman baucar.',
      ask,
    ],
    button,
  },
  api_key_created: {
    subject: 'Kunci API baharu dibuat untuk akaun anda',
    paragraphs: [
      'Program yang memegang kunci ini boleh membuat tempahan dan menjejak bagi pihak anda. Semua kunci boleh dilihat dan dibatalkan dalam profil anda.',
      ask,
    ],
    button,
  },
  api_key_revoked: {
    subject: 'Kunci API akaun anda telah dibatalkan',
    paragraphs: ['Program yang menggunakan kunci ini ditolak mulai sekarang.', ask],
    button,
  },
  passkey_added: {
    subject: 'Kunci laluan ditambah pada akaun anda',
    paragraphs: [
      'Sesiapa yang memegang peranti dengan kunci laluan ini kini boleh log masuk ke akaun anda. Semua kunci laluan boleh dilihat dalam profil anda.',
      ask,
    ],
    button,
  },
  passkey_removed: {
    subject: 'Kunci laluan dibuang daripada akaun anda',
    paragraphs: ['Kunci laluan ini tidak lagi boleh digunakan untuk log masuk ke akaun anda.', ask],
    button,
  },
  passkeys_reset: {
    subject: 'Semua kunci laluan akaun anda telah dibuang',
    paragraphs: [
      'Pejabat telah membuang semua kunci laluan anda, dan semua peranti anda telah dilog keluar. Log masuk dengan kata laluan dan pengesahan dua faktor, kemudian tambah kunci laluan baharu.',
      ask,
    ],
    button,
  },
  web_hook_disabled: {
    subject: 'Webhook {{company}} anda dimatikan',
    paragraphs: [
      'Sudah tiga hari tiada mesej kami yang diterima oleh {{host}}, jadi alamat itu kami matikan. Betulkan pelayannya, kemudian hidupkan semula dalam profil anda.',
    ],
    button: 'Lihat webhook',
  },
}
