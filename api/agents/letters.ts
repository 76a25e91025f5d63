import type { agentRejectCodes } from '#contract/agent-desk.ts'
import { applicationKept_days } from '#contract/agents.ts'
import { company } from '#contract/company.ts'
import { invitationLifetime_days } from '#contract/invitations.ts'
import type { Language } from '#contract/language.ts'
import type { Letter } from '../messages/layout.ts'

export type RejectCode = (typeof agentRejectCodes)[number]

interface Letters {
  received: (reference: string) => Letter
  approved: (counter: string, url: string) => Letter
  approved_elsewhere: (counter: string, login_email: string) => Letter
  rejected: (reference: string, reasons: string[]) => Letter
  reasons: Record<Exclude<RejectCode, 'other'>, string>
}

const id: Letters = {
  received: (reference) => ({
    subject: `Pendaftaran agen Anda kami terima: ${reference}`,
    paragraphs: [
      `Terima kasih ingin menjadi agen ${company.name}. Nomor pendaftaran Anda: ${reference}.`,
      'Kami memeriksa data dan dokumen Anda, biasanya dalam 3 hari kerja, dan mungkin menelepon Anda. Hasilnya kami kirim ke email ini.',
      `Bukan Anda yang mendaftar? Tulis kepada kami di ${company.email} dengan nomor tersebut; datanya akan kami hapus.`,
    ],
  }),
  approved: (counter, url) => ({
    subject: `Selamat, ${counter} kini agen ${company.name}`,
    paragraphs: [
      `Pendaftaran Anda disetujui. ${counter} sudah tampil di halaman Lokasi.`,
      `Langkah berikutnya: buat kata sandi dan faktor kedua untuk masuk. Siapkan aplikasi autentikator di ponsel Anda. Tautan ini berlaku ${invitationLifetime_days} hari dan hanya sekali pakai.`,
    ],
    link: { label: 'Siapkan akun agen', url },
  }),
  approved_elsewhere: (counter, login_email) => ({
    subject: `Selamat, ${counter} kini agen ${company.name}`,
    paragraphs: [
      `Pendaftaran Anda disetujui. ${counter} sudah tampil di halaman Lokasi.`,
      `Konter memakai akun sendiri. Tautan untuk menyiapkannya kami kirim ke ${login_email}.`,
    ],
  }),
  rejected: (reference, reasons) => ({
    subject: `Pendaftaran agen ${reference} belum dapat kami setujui`,
    paragraphs: [
      'Terima kasih atas minat Anda. Kali ini kami belum dapat menyetujui pendaftaran Anda.',
      ...reasons,
      `Anda boleh mendaftar lagi kapan saja. Data dan dokumen dari pendaftaran ini kami hapus setelah ${applicationKept_days} hari.`,
    ],
  }),
  reasons: {
    documents_unreadable: 'Dokumen atau fotonya tidak dapat dibaca dengan jelas.',
    number_differs: 'Nomor registrasi usaha tidak sama dengan yang tertera di dokumen.',
    area_served: 'Daerah Anda sudah dilayani agen lain.',
    counter_unfit: 'Konter belum cocok untuk menerima dan menyimpan paket.',
    not_reached: 'Kami tidak berhasil menghubungi Anda di nomor yang Anda berikan.',
  },
}

const my: Letters = {
  received: (reference) => ({
    subject: `Permohonan ejen anda telah diterima: ${reference}`,
    paragraphs: [
      `Terima kasih kerana ingin menjadi ejen ${company.name}. Nombor permohonan anda: ${reference}.`,
      'Kami menyemak maklumat dan dokumen anda, biasanya dalam 3 hari bekerja, dan mungkin menelefon anda. Keputusannya kami hantar ke e-mel ini.',
      `Bukan anda yang memohon? Tulis kepada kami di ${company.email} dengan nombor itu; datanya akan kami padam.`,
    ],
  }),
  approved: (counter, url) => ({
    subject: `Tahniah, ${counter} kini ejen ${company.name}`,
    paragraphs: [
      `Permohonan anda diluluskan. ${counter} kini dipaparkan di halaman Lokasi.`,
      `Langkah seterusnya: tetapkan kata laluan dan faktor kedua untuk log masuk. Sediakan aplikasi pengesah di telefon anda. Pautan ini sah selama ${invitationLifetime_days} hari dan hanya untuk sekali guna.`,
    ],
    link: { label: 'Sediakan akaun ejen', url },
  }),
  approved_elsewhere: (counter, login_email) => ({
    subject: `Tahniah, ${counter} kini ejen ${company.name}`,
    paragraphs: [
      `Permohonan anda diluluskan. ${counter} kini dipaparkan di halaman Lokasi.`,
      `Kaunter menggunakan akaunnya sendiri. Pautan untuk menyediakannya kami hantar ke ${login_email}.`,
    ],
  }),
  rejected: (reference, reasons) => ({
    subject: `Permohonan ejen ${reference} belum dapat kami luluskan`,
    paragraphs: [
      'Terima kasih atas minat anda. Kali ini kami belum dapat meluluskan permohonan anda.',
      ...reasons,
      `Anda boleh memohon lagi pada bila-bila masa. Data dan dokumen permohonan ini kami padam selepas ${applicationKept_days} hari.`,
    ],
  }),
  reasons: {
    documents_unreadable: 'Dokumen atau gambarnya tidak dapat dibaca dengan jelas.',
    number_differs: 'Nombor pendaftaran perniagaan tidak sama dengan yang tertera pada dokumen.',
    area_served: 'Kawasan anda sudah mempunyai ejen lain.',
    counter_unfit: 'Kaunter belum sesuai untuk menerima dan menyimpan bungkusan.',
    not_reached: 'Kami tidak dapat menghubungi anda di nombor yang anda berikan.',
  },
}

const sg: Letters = {
  received: (reference) => ({
    subject: `We have your agent application: ${reference}`,
    paragraphs: [
      `Thank you for wanting to become a ${company.name} agent. Your application number: ${reference}.`,
      'We check your details and documents, usually within 3 working days, and may call you. The result comes to this e-mail address.',
      `It was not you who applied? Write to us at ${company.email} with that number; we delete the data.`,
    ],
  }),
  approved: (counter, url) => ({
    subject: `Welcome: ${counter} is now a ${company.name} agent`,
    paragraphs: [
      `Your application is approved. ${counter} is now shown on the page Locations.`,
      `Next step: set a password and a second factor to log in. Have an authenticator app ready on your phone. This link is valid for ${invitationLifetime_days} days and works once.`,
    ],
    link: { label: 'Set up the agent account', url },
  }),
  approved_elsewhere: (counter, login_email) => ({
    subject: `Welcome: ${counter} is now a ${company.name} agent`,
    paragraphs: [
      `Your application is approved. ${counter} is now shown on the page Locations.`,
      `The counter has an account of its own. The link to set it up was sent to ${login_email}.`,
    ],
  }),
  rejected: (reference, reasons) => ({
    subject: `We cannot approve agent application ${reference} yet`,
    paragraphs: [
      'Thank you for your interest. This time we cannot approve your application.',
      ...reasons,
      `You can apply again at any time. The data and documents of this application are deleted after ${applicationKept_days} days.`,
    ],
  }),
  reasons: {
    documents_unreadable: 'The documents or their pictures cannot be read clearly.',
    number_differs: 'The business registration number differs from the one on the document.',
    area_served: 'Another agent already serves your area.',
    counter_unfit: 'The counter is not suited yet for taking in and keeping parcels.',
    not_reached: 'We could not reach you at the number you gave.',
  },
}

export const letters: Record<Language, Letters> = { id, my, sg }
