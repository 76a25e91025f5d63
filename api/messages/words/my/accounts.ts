import type { AccountWords } from '#contract/account-letters.ts'
import { company } from '#contract/company.ts'

export const accountWordsInMalay: AccountWords = {
  letters: {
    new_device: {
      subject: `Peranti baharu log masuk ke akaun ${company.name} anda`,
      text: 'Seseorang baru sahaja log masuk ke akaun anda dengan peranti atau pelayar yang belum pernah digunakan untuk akaun ini. Semua sesi yang terbuka boleh dilihat dan ditamatkan dalam profil anda.',
    },
    email_changed: {
      subject: `Alamat e-mel akaun ${company.name} anda telah ditukar`,
      text: 'Akaun anda kini menggunakan alamat e-mel lain, dan alamat ini tidak lagi dapat membukanya. Semua peranti lain telah dilog keluar.',
    },
    password_changed: {
      subject: `Kata laluan ${company.name} anda telah ditukar`,
      text: 'Kata laluan akaun anda telah ditukar. Semua peranti lain telah dilog keluar.',
    },
    password_reset: {
      subject: `Kata laluan ${company.name} anda telah ditetapkan semula`,
      text: 'Kata laluan baharu ditetapkan dengan kod daripada peti mel ini. Semua peranti telah dilog keluar dan semua kunci API dibatalkan. Kunci laluan anda masih boleh digunakan; anda boleh menyemaknya dalam profil.',
    },
    refund_account_changed: {
      subject: 'Akaun bayaran balik anda telah ditukar',
      text: 'Mulai sekarang bayaran balik anda dihantar ke akaun bank lain. Anda boleh melihat akaun itu di halaman baucar.',
    },
    api_key_created: {
      subject: 'Kunci API baharu dibuat untuk akaun anda',
      text: 'Program yang memegang kunci ini boleh membuat tempahan dan menjejak bagi pihak anda. Semua kunci boleh dilihat dan dibatalkan dalam profil anda.',
    },
    api_key_revoked: {
      subject: 'Kunci API akaun anda telah dibatalkan',
      text: 'Program yang menggunakan kunci ini ditolak mulai sekarang.',
    },
    passkey_added: {
      subject: 'Kunci laluan ditambah pada akaun anda',
      text: 'Sesiapa yang memegang peranti dengan kunci laluan ini kini boleh log masuk ke akaun anda. Semua kunci laluan boleh dilihat dalam profil anda.',
    },
    passkey_removed: {
      subject: 'Kunci laluan dibuang daripada akaun anda',
      text: 'Kunci laluan ini tidak lagi boleh digunakan untuk log masuk ke akaun anda.',
    },
    passkeys_reset: {
      subject: 'Semua kunci laluan akaun anda telah dibuang',
      text: 'Pejabat telah membuang semua kunci laluan anda dan melog keluar peranti anda. Log masuk dengan kata laluan dan faktor kedua, kemudian tambah kunci laluan baharu.',
    },
  },
  not_you:
    'Bukan anda yang melakukannya? Tetapkan kata laluan baharu dengan segera, kemudian semak profil anda.',
  not_you_email: `Bukan anda yang melakukannya? Hubungi kami segera di ${company.email}; kami akan membantu mendapatkan semula akaun anda.`,
  button: 'Tetapkan kata laluan baharu',
}
