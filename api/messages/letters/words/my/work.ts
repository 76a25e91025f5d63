import type { LetterAbout } from '#contract/messages/letters.ts'
import type { AccessWords } from '../language-words.ts'

/** For whoever works here, or wants to. */
export const workWords: AccessWords<LetterAbout<'invitation' | 'application'>> = {
  staff_invited: {
    subject: 'Jemputan bekerja bersama {{company}}',
    paragraphs: [
      'Selamat datang! Akaun kakitangan anda di {{company}} sudah disediakan.',
      'Buka pautan ini untuk menetapkan kata laluan dan menghubungkan aplikasi pengesah di telefon anda.',
      'Pautan ini sah selama {{days}} hari dan hanya boleh digunakan sekali. Jangan majukan e-mel ini kepada sesiapa.',
    ],
    button: 'Sediakan akaun',
  },
  staff_renewed: {
    subject: 'Akses baharu untuk akaun {{company}} anda',
    paragraphs: [
      'Pejabat telah menetapkan semula pengesahan dua faktor anda. Buka pautan ini untuk menetapkan kata laluan baharu dan menghubungkan aplikasi pengesah.',
      'Pautan ini sah selama {{days}} hari dan hanya boleh digunakan sekali. Jika anda tidak mengenali perubahan ini, segera hubungi pejabat.',
    ],
    button: 'Pulihkan akses',
  },
  agent_received: {
    subject: 'Permohonan ejen anda sudah sampai: {{reference}}',
    paragraphs: [
      'Terima kasih kerana ingin menjadi ejen {{company}}. Nombor permohonan anda: {{reference}}.',
      'Kami akan menyemak maklumat dan dokumen anda, biasanya dalam 3 hari bekerja, dan mungkin menelefon anda. Keputusannya kami hantar ke e-mel ini.',
      'Bukan anda yang memohon? Tulis kepada kami di {{company_email}} dengan nombor itu; datanya akan kami padam.',
    ],
  },
  agent_approved: {
    subject: 'Tahniah, {{place}} kini ejen {{company}}',
    paragraphs: [
      'Permohonan anda diluluskan. {{place}} kini dipaparkan di halaman Lokasi.',
      'Langkah seterusnya: tetapkan kata laluan dan pengesahan dua faktor untuk log masuk. Sediakan aplikasi pengesah di telefon anda. Pautan ini sah selama {{days}} hari dan hanya boleh digunakan sekali.',
    ],
    button: 'Sediakan akaun ejen',
  },
  agent_approved_elsewhere: {
    subject: 'Tahniah, {{place}} kini ejen {{company}}',
    paragraphs: [
      'Permohonan anda diluluskan. {{place}} kini dipaparkan di halaman Lokasi.',
      'Kaunter menggunakan akaunnya sendiri. Pautan untuk menyediakannya kami hantar ke {{login_email}}.',
    ],
  },
  agent_rejected: {
    subject: 'Permohonan ejen {{reference}} belum dapat kami luluskan',
    paragraphs: [
      'Terima kasih atas minat anda. Kali ini kami belum dapat meluluskan permohonan anda.',
      '{{reason}}',
      '{{office_words}}',
      'Anda boleh memohon lagi pada bila-bila masa. Data dan dokumen permohonan ini kami padam selepas {{days}} hari.',
    ],
  },
}
