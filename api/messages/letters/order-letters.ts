import type { Keys } from '../../platform/keys.ts'
import { letterOf } from '#contract/messages/letters.ts'
import type { Db } from '../../platform/database.ts'
import type { Occasion } from './causes.ts'
import { exampleText } from './examples.ts'
import { factsOf } from './facts.ts'
import type { OrderText, Writer } from './letter-job.ts'
import { recipientOf } from './recipient.ts'
import { addressHash, isUnsubscribed, unsubscribeToken } from './unsubscribed.ts'
import { linksFor, valuesFor, type Base } from './values.ts'
import { wordsOf } from './words.ts'

interface TextParts extends Base {
  db: Db
}

interface Parts extends TextParts {
  keys: Keys
}

/** What is said about an occasion, and to whom: by mail, and in short on a device. */
export async function textAbout({ db, ...base }: TextParts, occasion: Occasion) {
  const { kind } = occasion
  const facts = await factsOf(db, occasion)
  const recipient = facts && recipientOf(kind, facts)
  if (!recipient) return undefined
  const values = valuesFor(facts, recipient, linksFor(kind, facts, base, recipient.language))
  const text: OrderText = { kind, values, words: await wordsOf(db, kind, recipient.language) }
  return { recipient, text }
}

/** One for each event and address, however often the job comes. */
export function orderWriter(parts: Parts): Writer<'order'> {
  return async (occasion) => {
    const found = await textAbout(parts, occasion)
    if (!found) return undefined
    const { email, language } = found.recipient
    const hash = addressHash(parts.keys, email)
    const isStranger = letterOf(occasion.kind).stop === 'link'
    if (isStranger && (await isUnsubscribed(parts.db, hash))) return undefined
    return {
      to: email,
      language,
      effect_key: `${occasion.event_id}.${hash.toString('base64url').slice(0, 22)}`,
      ...found.text,
      unsubscribe_url: isStranger ? unsubscribeLink(parts, email, language) : undefined,
    }
  }
}

function unsubscribeLink({ keys, public_url }: Parts, email: string, language: string) {
  return `${public_url}/unsubscribe?token=${unsubscribeToken(keys, email)}&lang=${language}`
}

export function trialWriter({ db, public_url }: Pick<Parts, 'db' | 'public_url'>): Writer<'trial'> {
  return async ({ kind, user_id, language, words }) => {
    const user = await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst()
    return user && { to: user.email, language, ...exampleText(kind, language, words, public_url) }
  }
}
