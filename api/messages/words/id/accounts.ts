import type { AccountWords } from '#contract/account-letters.ts'
import { company } from '#contract/company.ts'

export const accountWordsInIndonesian: AccountWords = {
  letters: {
    new_device: {
      subject: `Perangkat baru masuk ke akun ${company.name} Anda`,
      text: 'Seseorang baru saja masuk ke akun Anda dengan perangkat atau peramban yang belum pernah dipakai untuk akun ini. Semua sesi yang terbuka bisa Anda lihat dan akhiri di profil.',
    },
    email_changed: {
      subject: `Alamat email akun ${company.name} Anda diubah`,
      text: 'Akun Anda kini memakai alamat email lain, dan alamat ini tidak lagi bisa membukanya. Semua perangkat lain sudah dikeluarkan.',
    },
    password_changed: {
      subject: `Kata sandi ${company.name} Anda diubah`,
      text: 'Kata sandi akun Anda sudah diubah. Semua perangkat lain sudah dikeluarkan.',
    },
    password_reset: {
      subject: `Kata sandi ${company.name} Anda dibuat ulang`,
      text: 'Kata sandi baru dibuat dengan kode dari kotak surat ini. Semua perangkat sudah dikeluarkan dan semua kunci API dicabut. Kunci sandi (passkey) Anda tetap berlaku; Anda bisa memeriksanya di profil.',
    },
    refund_account_changed: {
      subject: 'Rekening pengembalian dana Anda diubah',
      text: 'Mulai sekarang pengembalian dana kami kirim ke rekening lain. Anda bisa melihat rekeningnya di halaman voucher.',
    },
    api_key_created: {
      subject: 'Kunci API baru dibuat untuk akun Anda',
      text: 'Program yang memegang kunci ini bisa memesan dan melacak atas nama Anda. Semua kunci bisa Anda lihat dan cabut di profil.',
    },
    api_key_revoked: {
      subject: 'Kunci API akun Anda dicabut',
      text: 'Program yang memakai kunci ini mulai sekarang ditolak.',
    },
    passkey_added: {
      subject: 'Kunci sandi (passkey) ditambahkan ke akun Anda',
      text: 'Siapa pun yang memegang perangkat dengan kunci sandi ini kini bisa masuk ke akun Anda. Semua kunci sandi bisa Anda lihat di profil.',
    },
    passkey_removed: {
      subject: 'Kunci sandi (passkey) dihapus dari akun Anda',
      text: 'Kunci sandi ini tidak bisa lagi dipakai untuk masuk ke akun Anda.',
    },
    passkeys_reset: {
      subject: 'Semua kunci sandi (passkey) akun Anda dihapus',
      text: 'Kantor menghapus semua kunci sandi Anda dan mengeluarkan semua perangkat. Masuklah dengan kata sandi dan faktor kedua, lalu tambahkan kunci sandi baru.',
    },
  },
  not_you: 'Bukan Anda yang melakukannya? Segera buat kata sandi baru, lalu periksa profil Anda.',
  not_you_email: `Bukan Anda yang melakukannya? Segera hubungi kami di ${company.email}; kami bantu mengembalikan akun Anda.`,
  button: 'Buat kata sandi baru',
}
