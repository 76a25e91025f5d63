import { sql, type Kysely } from 'kysely'
import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { deliveriesKept_days } from '#contract/web-hooks.ts'
import type { DB } from '#database/schema.ts'
import type { Post } from '../messages/post.ts'
import { withEffectKey } from '../platform/effects.ts'

interface Parts {
  db: Kysely<DB>
  post: Post
  public_url: string
}

/** Tells whose address it was that nothing goes there any more. */
export function disabledHookMailJob({ db, post, public_url }: Parts) {
  return {
    name: 'web_hook_disabled_mail',
    work: async ({ hook_id }: { hook_id: string }, effect_key: string) => {
      const { rows } = await sql<{ email: string; language: Language; host: string }>`
        select u.email, u.language, substring(h.url from '^https://([^/?#]+)') as host
        from web_hooks h join users u on u.id = h.user_id where h.id = ${hook_id}::uuid and h.disabled_at is not null`.execute(
        db,
      )
      const [owner] = rows
      if (!owner) return
      const { subject, text, link } = letters[owner.language]
      const letter = {
        subject,
        paragraphs: [text(owner.host)],
        link: { label: link, url: `${public_url}/profile/web-hooks` },
      }
      await withEffectKey(db, effect_key, () => post(owner.email, owner.language, letter, effect_key))
    },
  }
}

const letters = {
  id: {
    subject: `Web hook ${company.name} Anda dimatikan`,
    text: (host: string) =>
      `Sudah tiga hari tidak ada pesan kami yang diterima oleh ${host}, jadi alamat itu kami matikan. Perbaiki servernya, lalu nyalakan lagi di profil Anda.`,
    link: 'Lihat web hook',
  },
  my: {
    subject: `Web hook ${company.name} anda dimatikan`,
    text: (host: string) =>
      `Sudah tiga hari tiada mesej kami yang diterima oleh ${host}, jadi alamat itu kami matikan. Betulkan pelayannya, kemudian hidupkan semula dalam profil anda.`,
    link: 'Lihat web hook',
  },
  sg: {
    subject: `Your ${company.name} web hook was switched off`,
    text: (host: string) =>
      `For three days ${host} has taken none of our messages, so we switched the address off. Mend the server, then switch it on again in your profile.`,
    link: 'See the web hook',
  },
} as const

/** What was sent is kept for a month. */
export function forgetDeliveriesJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'web_hooks_forget',
    every: '41 3 * * *',
    work: async () => {
      await sql`delete from web_hook_deliveries where created_at < now() - make_interval(days => ${deliveriesKept_days}::int)`.execute(
        db,
      )
    },
  }
}
