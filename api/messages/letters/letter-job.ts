import type { Kysely } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { OrderPlaceholder } from '#contract/messages/letter-rules.ts'
import type { AccessLetter, OrderLetter, ValuesOf } from '#contract/messages/letters.ts'
import type { DB } from '#database/schema.ts'
import { withEffectKey } from '../../platform/effects.ts'
import { traced } from '../../platform/tracing.ts'
import type { Causes, LetterTo, Occasion } from './causes.ts'
import { compose } from './compose.ts'
import type { Post } from './post.ts'
import { queues } from './send.ts'
import { wordsIn } from './all-words.ts'

/** The office may have put a letter about an order into its own words. */
export interface OrderText {
  kind: OrderLetter
  words: LetterWords
  values: Record<Exclude<OrderPlaceholder, 'company'>, string>
  unsubscribe_url?: string | undefined
}

type AccessText = { [K in AccessLetter]: { kind: K; values: ValuesOf<K> } }[AccessLetter]

/** A letter before it has its looks; nothing is sent twice for the same effect key. */
type Draft = { to: string; language: Language; effect_key?: string } & (OrderText | AccessText)

/** Finds whom a letter goes to and what it says; undefined when there is nobody to write to any more. */
export type Writer<C extends keyof Causes> = (cause: Causes[C]) => Promise<Draft | undefined>

interface Parts {
  db: Kysely<DB>
  post: Post
  public_url: string
}

/** The one job of all letters: each is written when its turn comes, and sent once however often the job comes. */
export function letterJobs(parts: Parts, writers: { [C in keyof Causes]: Writer<C> }) {
  async function send<C extends keyof Causes>(letter: LetterTo<C>, job_id: string) {
    const draft = await writers[letter.cause](letter)
    if (draft) await deliver(parts, draft, job_id)
  }
  const before = <C extends keyof Causes>(name: string, cause: C) => ({
    name,
    work: (data: Causes[C], job_id: string) => send<C>({ cause, ...data }, job_id),
  })
  return [
    {
      name: queues.heap,
      at_a_time: 20,
      work: (letter: LetterTo<'order'> | Occasion, job_id: string) =>
        send({ ...letter, cause: 'order' }, job_id),
    },
    { name: queues.single, work: send },
    // What the version before has left in queues of their own; the data are the same.
    before('code_mail', 'code'),
    before('account_letter', 'account'),
    before('invitation_mail', 'invitation'),
    before('agent_mail', 'application'),
    before('web_hook_disabled_mail', 'web_hook'),
    before('test_letter', 'trial'),
  ]
}

async function deliver({ db, post, public_url }: Parts, draft: Draft, job_id: string) {
  const { to, language, effect_key = job_id } = draft
  const words = 'words' in draft ? draft.words : wordsIn[language].letters[draft.kind]
  const letter = compose({ public_url, ...draft, words })
  await withEffectKey(db, effect_key, () =>
    traced({ name: `letter ${draft.kind}`, kind: 'service' }, () => post(to, language, letter, effect_key)),
  )
}
