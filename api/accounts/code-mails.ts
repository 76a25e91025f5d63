import { sql, type Kysely } from 'kysely'
import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import type { DB } from '#database/schema.ts'
import type { Letter } from '../messages/layout.ts'
import type { Post } from '../messages/post.ts'
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
      const { rows } = await sql<CodeRow>`
        select c.purpose, c.email, c.language, c.user_id, c.payload, extract(epoch from c.expires_at - now())::float8 as left_s
        from one_time_codes c left join users u on u.id = c.user_id
        where c.id = ${id}::uuid and c.nonce = ${nonce}::uuid and c.used_at is null and c.expires_at > now()
          and (c.user_id is null or c.purpose = 'email' or u.email = c.email)`.execute(db)
      const [row] = rows
      // A newer code took its place, it has ended, or the address is no longer the account's.
      if (!row) return
      const letter = letterFor(row, codeFor(secret_key, nonce), public_url)
      if (letter) await withEffectKey(db, effect_key, () => post(row.email, row.language, letter, effect_key))
    },
  }
}

interface CodeRow {
  purpose: Purpose
  email: string
  language: Language
  left_s: number
  user_id: string | null
  payload: unknown
}

function letterFor(
  { purpose, language, user_id, payload, left_s }: CodeRow,
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
  const { subject, paragraphs } = words[purpose]
  const minutes = minutesIn[language](Math.ceil(left_s / 60))
  return { subject, paragraphs: paragraphs.map((text) => text.replace('{{minutes}}', minutes)), code }
}

const minutesIn = {
  id: (minutes: number) => `${minutes} menit`,
  my: (minutes: number) => `${minutes} minit`,
  sg: (minutes: number) => (minutes === 1 ? 'one minute' : `${minutes} minutes`),
}

const letters = {
  id: {
    register: {
      subject: `Kode verifikasi ${company.name} Anda`,
      paragraphs: [
        'Selamat datang! Masukkan kode ini untuk menyelesaikan pendaftaran Anda. Kode berlaku {{minutes}}.',
        'Jika Anda tidak mendaftar, abaikan saja email ini.',
      ],
    },
    reset: {
      subject: `Kode untuk kata sandi baru ${company.name}`,
      paragraphs: [
        'Masukkan kode ini untuk membuat kata sandi baru. Kode berlaku {{minutes}}.',
        'Jika Anda tidak memintanya, abaikan saja email ini; kata sandi Anda tetap sama.',
      ],
    },
    email: {
      subject: `Konfirmasi alamat email baru Anda di ${company.name}`,
      paragraphs: [
        'Masukkan kode ini untuk memakai alamat email ini di akun Anda. Kode berlaku {{minutes}}.',
        'Jika Anda tidak memintanya, abaikan saja email ini.',
      ],
    },
    proof: {
      subject: `Kode untuk memastikan ini Anda · ${company.name}`,
      paragraphs: [
        'Seseorang yang sedang masuk ke akun Anda ingin mengubah hal penting. Masukkan kode ini untuk memastikan itu Anda. Kode berlaku {{minutes}}.',
        'Jika itu bukan Anda, jangan berikan kode ini kepada siapa pun dan segera ganti kata sandi Anda.',
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
        'Selamat datang! Masukkan kod ini untuk melengkapkan pendaftaran anda. Kod ini sah selama {{minutes}}.',
        'Jika anda tidak mendaftar, abaikan sahaja e-mel ini.',
      ],
    },
    reset: {
      subject: `Kod untuk kata laluan baharu ${company.name}`,
      paragraphs: [
        'Masukkan kod ini untuk menetapkan kata laluan baharu. Kod ini sah selama {{minutes}}.',
        'Jika anda tidak memintanya, abaikan sahaja e-mel ini; kata laluan anda tidak berubah.',
      ],
    },
    email: {
      subject: `Sahkan alamat e-mel baharu anda di ${company.name}`,
      paragraphs: [
        'Masukkan kod ini untuk menggunakan alamat e-mel ini pada akaun anda. Kod ini sah selama {{minutes}}.',
        'Jika anda tidak memintanya, abaikan sahaja e-mel ini.',
      ],
    },
    proof: {
      subject: `Kod untuk mengesahkan diri anda · ${company.name}`,
      paragraphs: [
        'Seseorang yang sedang log masuk ke akaun anda mahu mengubah perkara penting. Masukkan kod ini untuk mengesahkan itu anda. Kod ini sah selama {{minutes}}.',
        'Jika itu bukan anda, jangan berikan kod ini kepada sesiapa dan segera tukar kata laluan anda.',
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
        'Welcome! Enter this code to finish your registration. It is valid for {{minutes}}.',
        'If you did not register, simply ignore this e-mail.',
      ],
    },
    reset: {
      subject: `Code for a new ${company.name} password`,
      paragraphs: [
        'Enter this code to set a new password. It is valid for {{minutes}}.',
        'If you did not ask for it, simply ignore this e-mail; your password stays the same.',
      ],
    },
    email: {
      subject: `Confirm your new e-mail address at ${company.name}`,
      paragraphs: [
        'Enter this code to use this e-mail address for your account. It is valid for {{minutes}}.',
        'If you did not ask for it, simply ignore this e-mail.',
      ],
    },
    proof: {
      subject: `Code to confirm that it is you · ${company.name}`,
      paragraphs: [
        'Somebody signed in to your account wants to change something important. Enter this code to confirm that it is you. It is valid for {{minutes}}.',
        'If that is not you, give this code to nobody and change your password at once.',
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
