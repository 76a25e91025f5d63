import type { Kysely } from 'kysely'
import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import type { DB } from '#database/schema.ts'
import type { Letter } from '../mail/layout.ts'
import type { Post } from '../mail/mail.ts'
import { withEffectKey } from '../platform/effects.ts'
import { codeFor, type Purpose } from './codes.ts'

interface Parts {
  db: Kysely<DB>
  post: Post
  secret_key: string
  public_url: string
}

/** Mails a code to whoever asked for it. Which letter it is, only the owner of the mailbox learns. */
export function codeMailJob({ db, post, secret_key, public_url }: Parts) {
  return {
    name: 'code_mail',
    work: async ({ id, nonce }: { id: string; nonce: string }, effect_key: string) => {
      const row = await db
        .selectFrom('one_time_codes')
        .selectAll()
        .where('id', '=', id)
        .where('nonce', '=', nonce) // a newer code replaced this one
        .executeTakeFirst()
      if (!row) return
      const letter = letterFor(row, codeFor(secret_key, nonce), public_url)
      if (letter) await withEffectKey(db, effect_key, () => post(row.email, row.language, letter, effect_key))
    },
  }
}

interface CodeRow {
  purpose: Purpose
  language: Language
  user_id: string | null
  payload: unknown
}

function letterFor(
  { purpose, language, user_id, payload }: CodeRow,
  code: string,
  public_url: string,
): Letter | undefined {
  const words = letters[language]
  if (purpose !== 'reset' && payload === null) {
    return {
      subject: words.known.subject,
      paragraphs: words.known.paragraphs,
      link: { label: words.known.link, url: `${public_url}/login` },
    }
  }
  if (purpose === 'reset' && user_id === null) return undefined
  return { ...words[purpose], code }
}

const letters = {
  id: {
    register: {
      subject: `Kode verifikasi ${company.name} Anda`,
      paragraphs: [
        'Selamat datang! Masukkan kode ini untuk menyelesaikan pendaftaran Anda. Kode berlaku 10 menit.',
        'Jika Anda tidak mendaftar, abaikan saja email ini.',
      ],
    },
    reset: {
      subject: `Kode untuk kata sandi baru ${company.name}`,
      paragraphs: [
        'Masukkan kode ini untuk membuat kata sandi baru. Kode berlaku 10 menit.',
        'Jika Anda tidak memintanya, abaikan saja email ini; kata sandi Anda tetap sama.',
      ],
    },
    email: {
      subject: `Konfirmasi alamat email baru Anda di ${company.name}`,
      paragraphs: [
        'Masukkan kode ini untuk memakai alamat email ini di akun Anda. Kode berlaku 10 menit.',
        'Jika Anda tidak memintanya, abaikan saja email ini.',
      ],
    },
    known: {
      subject: `Anda sudah punya akun ${company.name}`,
      paragraphs: [
        'Seseorang mencoba mendaftar dengan alamat email ini, tetapi Anda sudah punya akun. Anda bisa langsung masuk, atau membuat kata sandi baru bila lupa.',
      ],
      link: 'Masuk',
    },
  },
  my: {
    register: {
      subject: `Kod pengesahan ${company.name} anda`,
      paragraphs: [
        'Selamat datang! Masukkan kod ini untuk melengkapkan pendaftaran anda. Kod ini sah selama 10 minit.',
        'Jika anda tidak mendaftar, abaikan sahaja e-mel ini.',
      ],
    },
    reset: {
      subject: `Kod untuk kata laluan baharu ${company.name}`,
      paragraphs: [
        'Masukkan kod ini untuk menetapkan kata laluan baharu. Kod ini sah selama 10 minit.',
        'Jika anda tidak memintanya, abaikan sahaja e-mel ini; kata laluan anda tidak berubah.',
      ],
    },
    email: {
      subject: `Sahkan alamat e-mel baharu anda di ${company.name}`,
      paragraphs: [
        'Masukkan kod ini untuk menggunakan alamat e-mel ini pada akaun anda. Kod ini sah selama 10 minit.',
        'Jika anda tidak memintanya, abaikan sahaja e-mel ini.',
      ],
    },
    known: {
      subject: `Anda sudah mempunyai akaun ${company.name}`,
      paragraphs: [
        'Seseorang cuba mendaftar dengan alamat e-mel ini, tetapi anda sudah mempunyai akaun. Anda boleh terus log masuk, atau menetapkan kata laluan baharu jika terlupa.',
      ],
      link: 'Log masuk',
    },
  },
  sg: {
    register: {
      subject: `Your ${company.name} verification code`,
      paragraphs: [
        'Welcome! Enter this code to finish your registration. It is valid for 10 minutes.',
        'If you did not register, simply ignore this e-mail.',
      ],
    },
    reset: {
      subject: `Code for a new ${company.name} password`,
      paragraphs: [
        'Enter this code to set a new password. It is valid for 10 minutes.',
        'If you did not ask for it, simply ignore this e-mail; your password stays the same.',
      ],
    },
    email: {
      subject: `Confirm your new e-mail address at ${company.name}`,
      paragraphs: [
        'Enter this code to use this e-mail address for your account. It is valid for 10 minutes.',
        'If you did not ask for it, simply ignore this e-mail.',
      ],
    },
    known: {
      subject: `You already have a ${company.name} account`,
      paragraphs: [
        'Somebody tried to register with this e-mail address, but you already have an account. You can log in right away, or set a new password if you forgot it.',
      ],
      link: 'Log in',
    },
  },
}
