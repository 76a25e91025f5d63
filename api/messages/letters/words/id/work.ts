import type { LetterAbout } from '#contract/messages/letters.ts'
import type { AccessWords } from '../language-words.ts'

/** For whoever works here, or wants to. */
export const workWords: AccessWords<LetterAbout<'invitation' | 'application'>> = {
  staff_invited: {
    subject: 'Undangan bekerja bersama {{company}}',
    paragraphs: [
      'Selamat datang! Akun petugas Anda di {{company}} sudah disiapkan.',
      'Buka tautan ini untuk membuat kata sandi dan menghubungkan aplikasi autentikator di ponsel Anda.',
      'Tautan berlaku {{days}} hari dan hanya sekali pakai. Jangan teruskan email ini kepada siapa pun.',
    ],
    button: 'Siapkan akun',
  },
  staff_renewed: {
    subject: 'Akses baru untuk akun {{company}} Anda',
    paragraphs: [
      'Kantor mengatur ulang verifikasi dua langkah Anda. Buka tautan ini untuk membuat kata sandi baru dan menghubungkan aplikasi autentikator.',
      'Tautan berlaku {{days}} hari dan hanya sekali pakai. Jika Anda tidak mengenali perubahan ini, segera hubungi kantor.',
    ],
    button: 'Pulihkan akses',
  },
  agent_received: {
    subject: 'Pendaftaran agen Anda sudah masuk: {{reference}}',
    paragraphs: [
      'Terima kasih atas minat Anda menjadi agen {{company}}. Nomor pendaftaran Anda: {{reference}}.',
      'Kami memeriksa data dan dokumen Anda, biasanya dalam 3 hari kerja, dan mungkin menelepon Anda. Hasilnya kami kirim ke email ini.',
      'Bukan Anda yang mendaftar? Tulis kepada kami di {{company_email}} dengan nomor tersebut; datanya akan kami hapus.',
    ],
  },
  agent_approved: {
    subject: 'Selamat, {{place}} kini agen {{company}}',
    paragraphs: [
      'Pendaftaran Anda disetujui. {{place}} sudah tampil di halaman Lokasi.',
      'Langkah berikutnya: buat kata sandi dan verifikasi dua langkah untuk masuk. Siapkan aplikasi autentikator di ponsel Anda. Tautan ini berlaku {{days}} hari dan hanya sekali pakai.',
    ],
    button: 'Siapkan akun agen',
  },
  agent_approved_elsewhere: {
    subject: 'Selamat, {{place}} kini agen {{company}}',
    paragraphs: [
      'Pendaftaran Anda disetujui. {{place}} sudah tampil di halaman Lokasi.',
      'Konter memakai akun sendiri. Tautan untuk menyiapkannya kami kirim ke {{login_email}}.',
    ],
  },
  agent_rejected: {
    subject: 'Pendaftaran agen {{reference}} belum dapat kami setujui',
    paragraphs: [
      'Terima kasih atas minat Anda. Kali ini kami belum dapat menyetujui pendaftaran Anda.',
      '{{reason}}',
      '{{office_words}}',
      'Anda boleh mendaftar lagi kapan saja. Data dan dokumen dari pendaftaran ini kami hapus setelah {{days}} hari.',
    ],
  },
}
