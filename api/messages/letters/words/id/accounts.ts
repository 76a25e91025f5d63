import type { LetterAbout } from '#contract/messages/letters.ts'
import type { AccessWords } from '../language-words.ts'

const ask = 'Bukan Anda yang melakukannya? Segera buat kata sandi baru, lalu periksa profil Anda.'
const button = 'Buat kata sandi baru'

export const accountWords: AccessWords<LetterAbout<'code' | 'account' | 'web_hook'>> = {
  code_register: {
    subject: 'Kode verifikasi {{company}} Anda',
    paragraphs: [
      'Selamat datang! Masukkan kode ini untuk menyelesaikan pendaftaran Anda. Kode berlaku {{minutes}}.',
      'Jika Anda tidak mendaftar, abaikan saja email ini.',
    ],
  },
  code_reset: {
    subject: 'Kode untuk kata sandi baru {{company}}',
    paragraphs: [
      'Masukkan kode ini untuk membuat kata sandi baru. Kode berlaku {{minutes}}.',
      'Jika Anda tidak memintanya, abaikan saja email ini; kata sandi Anda tetap sama.',
    ],
  },
  code_email: {
    subject: 'Konfirmasi alamat email baru Anda di {{company}}',
    paragraphs: [
      'Masukkan kode ini untuk memakai alamat email ini di akun Anda. Kode berlaku {{minutes}}.',
      'Jika Anda tidak memintanya, abaikan saja email ini.',
    ],
  },
  code_proof: {
    subject: 'Kode untuk memastikan ini Anda · {{company}}',
    paragraphs: [
      'Seseorang yang sudah masuk ke akun Anda ingin mengubah hal penting. Masukkan kode ini untuk memastikan bahwa itu Anda. Kode berlaku {{minutes}}.',
      'Jika itu bukan Anda, jangan berikan kode ini kepada siapa pun dan segera ganti kata sandi Anda.',
    ],
  },
  account_known: {
    subject: 'Anda sudah punya akun {{company}}',
    paragraphs: [
      'Seseorang mencoba mendaftar dengan alamat email ini, tetapi Anda sudah punya akun. Anda bisa langsung masuk, atau membuat kata sandi baru bila lupa.',
    ],
    button: 'Masuk',
  },
  new_device: {
    subject: 'Perangkat baru masuk ke akun {{company}} Anda',
    paragraphs: [
      'Seseorang baru saja masuk ke akun Anda dengan perangkat atau peramban yang belum pernah dipakai untuk akun ini. Semua sesi yang terbuka bisa Anda lihat dan akhiri di profil.',
      ask,
    ],
    button,
  },
  email_changed: {
    subject: 'Alamat email akun {{company}} Anda diubah',
    paragraphs: [
      'Akun Anda kini memakai alamat email lain, dan alamat ini tidak lagi bisa membukanya. Semua perangkat lain sudah dikeluarkan dari akun.',
      'Bukan Anda yang melakukannya? Segera hubungi kami di {{company_email}}; kami bantu memulihkan akun Anda.',
    ],
  },
  password_changed: {
    subject: 'Kata sandi {{company}} Anda diubah',
    paragraphs: ['Kata sandi akun Anda sudah diubah. Semua perangkat lain sudah dikeluarkan dari akun.', ask],
    button,
  },
  password_reset: {
    subject: 'Kata sandi {{company}} Anda diatur ulang',
    paragraphs: [
      'Kata sandi baru dibuat dengan kode yang dikirim ke email ini. Semua perangkat sudah dikeluarkan dan semua kunci API dicabut. Kunci sandi (passkey) Anda tetap berlaku; Anda bisa memeriksanya di profil.',
      ask,
    ],
    button,
  },
  refund_account_changed: {
    subject: 'Rekening baru untuk pengembalian dana Anda',
    paragraphs: [
      'Mulai sekarang pengembalian dana kami kirim ke rekening yang baru saja disimpan di akun Anda. Anda bisa melihat rekeningnya di halaman voucher.',
      ask,
    ],
    button,
  },
  api_key_created: {
    subject: 'Kunci API baru dibuat untuk akun Anda',
    paragraphs: [
      'Program yang memegang kunci ini bisa memesan dan melacak atas nama Anda. Semua kunci bisa Anda lihat dan cabut di profil.',
      ask,
    ],
    button,
  },
  api_key_revoked: {
    subject: 'Kunci API akun Anda dicabut',
    paragraphs: ['Program yang memakai kunci ini mulai sekarang ditolak.', ask],
    button,
  },
  passkey_added: {
    subject: 'Kunci sandi (passkey) ditambahkan ke akun Anda',
    paragraphs: [
      'Siapa pun yang memegang perangkat dengan kunci sandi ini kini bisa masuk ke akun Anda. Semua kunci sandi bisa Anda lihat di profil.',
      ask,
    ],
    button,
  },
  passkey_removed: {
    subject: 'Kunci sandi (passkey) dihapus dari akun Anda',
    paragraphs: ['Kunci sandi ini tidak bisa lagi dipakai untuk masuk ke akun Anda.', ask],
    button,
  },
  passkeys_reset: {
    subject: 'Semua kunci sandi (passkey) akun Anda dihapus',
    paragraphs: [
      'Kantor menghapus semua kunci sandi Anda dan mengeluarkan semua perangkat. Masuklah dengan kata sandi dan verifikasi dua langkah, lalu tambahkan kunci sandi baru.',
      ask,
    ],
    button,
  },
  web_hook_disabled: {
    subject: 'Webhook {{company}} Anda dimatikan',
    paragraphs: [
      'Sudah tiga hari tidak ada pesan kami yang diterima oleh {{host}}, jadi alamat itu kami matikan. Perbaiki servernya, lalu nyalakan lagi di profil Anda.',
    ],
    button: 'Lihat webhook',
  },
}
