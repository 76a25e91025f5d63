import type { Kysely } from 'kysely'
import { letterOf } from '#contract/letters.ts'
import type { DB } from '#database/schema.ts'
import type { Post } from './post.ts'
import { withEffectKey } from '../platform/effects.ts'
import { compose } from './compose.ts'
import type { Occasion } from './consumer.ts'
import { factsOf } from './facts.ts'
import { recipientOf } from './recipient.ts'
import { addressHash, isUnsubscribed, unsubscribeToken } from './unsubscribed.ts'
import { linkFor, valuesFor } from './values.ts'
import { wordsOf } from './words.ts'

interface Parts {
  db: Kysely<DB>
  post: Post
  secret_key: string
  public_url: string
}

/** Writes one letter and sends it: one for each event and address, however often the job comes. */
export function letterJob(parts: Parts) {
  return {
    name: 'letter',
    at_a_time: 20,
    work: async (occasion: Occasion) => {
      const facts = await factsOf(parts.db, occasion)
      const recipient = facts && recipientOf(occasion.kind, facts)
      if (!recipient) return
      const { email, language } = recipient
      const hash = addressHash(parts.secret_key, email)
      const isStranger = letterOf(occasion.kind).to === 'receiver'
      if (isStranger && (await isUnsubscribed(parts.db, hash))) return
      const link = linkFor(occasion.kind, facts, parts.public_url, language)
      const letter = compose({
        kind: occasion.kind,
        language,
        words: await wordsOf(parts.db, occasion.kind, language),
        values: valuesFor(facts, recipient, link),
        public_url: parts.public_url,
        unsubscribe_url: isStranger ? unsubscribeLink(parts, email, language) : undefined,
      })
      const effect_key = `${occasion.event_id}.${hash.toString('base64url').slice(0, 22)}`
      await withEffectKey(parts.db, effect_key, () => parts.post(email, language, letter, effect_key))
    },
  }
}

function unsubscribeLink({ secret_key, public_url }: Parts, email: string, language: string) {
  return `${public_url}/unsubscribe?token=${unsubscribeToken(secret_key, email)}&lang=${language}`
}
