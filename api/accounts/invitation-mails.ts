import { sql, type Kysely, type Transaction } from 'kysely'
import { company } from '#contract/company.ts'
import { invitationLifetime_days } from '#contract/invitations.ts'
import type { DB } from '#database/schema.ts'
import type { Post } from '../messages/post.ts'
import { withEffectKey } from '../platform/effects.ts'
import type { Jobs } from '../platform/jobs.ts'
import { invitationLink } from './invite.ts'

interface Parts {
  db: Kysely<DB>
  post: Post
  secret_key: string
  public_url: string
}

interface Sent {
  user_id: string
  nonce: string
}

/** The job knows only the nonce, from which nobody but the server makes the link. */
export function mailInvitation(tx: Transaction<DB>, jobs: Jobs, user_id: string, nonce: string) {
  return jobs.send(tx, 'invitation_mail', { user_id, nonce })
}

export function invitationMailJob({ db, post, ...keys }: Parts) {
  return {
    name: 'invitation_mail',
    work: async ({ user_id, nonce }: Sent, effect_key: string) => {
      const row = await db
        .selectFrom('staff_invitations as i')
        .innerJoin('users as u', 'u.id', 'i.user_id')
        .select(['u.email', 'i.language', sql<boolean>`u.joined_at is null`.as('is_new')])
        .where('i.user_id', '=', user_id)
        .where('i.nonce', '=', nonce) // a newer link replaced this one
        .executeTakeFirst()
      if (!row) return
      const { subject, paragraphs, link } = letters[row.language][row.is_new ? 'invited' : 'renewed']
      const letter = { subject, paragraphs, link: { label: link, url: invitationLink(keys, user_id, nonce) } }
      await withEffectKey(db, effect_key, () => post(row.email, row.language, letter, effect_key))
    },
  }
}

const letters = {
  id: {
    invited: {
      subject: `Undangan bekerja bersama ${company.name}`,
      paragraphs: [
        `Selamat datang! Akun petugas Anda di ${company.name} sudah disiapkan.`,
        'Buka tautan ini untuk membuat kata sandi dan menghubungkan aplikasi autentikator di ponsel Anda.',
        `Tautan berlaku ${invitationLifetime_days} hari dan hanya sekali pakai. Jangan teruskan email ini kepada siapa pun.`,
      ],
      link: 'Siapkan akun',
    },
    renewed: {
      subject: `Akses baru untuk akun ${company.name} Anda`,
      paragraphs: [
        'Kantor mengatur ulang faktor kedua Anda. Buka tautan ini untuk membuat kata sandi baru dan menghubungkan aplikasi autentikator.',
        `Tautan berlaku ${invitationLifetime_days} hari dan hanya sekali pakai. Jika Anda tidak mengenali perubahan ini, segera hubungi kantor.`,
      ],
      link: 'Pulihkan akses',
    },
  },
  my: {
    invited: {
      subject: `Jemputan bekerja bersama ${company.name}`,
      paragraphs: [
        `Selamat datang! Akaun kakitangan anda di ${company.name} sudah disediakan.`,
        'Buka pautan ini untuk menetapkan kata laluan dan menghubungkan aplikasi pengesah di telefon anda.',
        `Pautan ini sah selama ${invitationLifetime_days} hari dan hanya sekali guna. Jangan majukan e-mel ini kepada sesiapa.`,
      ],
      link: 'Sediakan akaun',
    },
    renewed: {
      subject: `Akses baharu untuk akaun ${company.name} anda`,
      paragraphs: [
        'Pejabat telah menetapkan semula faktor kedua anda. Buka pautan ini untuk menetapkan kata laluan baharu dan menghubungkan aplikasi pengesah.',
        `Pautan ini sah selama ${invitationLifetime_days} hari dan hanya sekali guna. Jika anda tidak mengenali perubahan ini, segera hubungi pejabat.`,
      ],
      link: 'Pulihkan akses',
    },
  },
  sg: {
    invited: {
      subject: `An invitation to work with ${company.name}`,
      paragraphs: [
        `Welcome! Your staff account at ${company.name} is ready.`,
        'Open this link to choose a password and connect the authenticator app on your phone.',
        `The link is good for ${invitationLifetime_days} days and only once. Do not forward this e-mail to anybody.`,
      ],
      link: 'Set up my account',
    },
    renewed: {
      subject: `New access to your ${company.name} account`,
      paragraphs: [
        'The office has reset your second factor. Open this link to choose a new password and connect an authenticator app.',
        `The link is good for ${invitationLifetime_days} days and only once. If you do not recognise this change, contact the office at once.`,
      ],
      link: 'Restore access',
    },
  },
}
