import type { Language } from '#contract/platform/language.ts'
import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { LetterAbout, OrderLetter } from '#contract/messages/letters.ts'

/** One letter about one thing that happened; whom it goes to, and whether, is decided when it is written. */
export interface Occasion {
  event_id: string
  kind: OrderLetter
  order_id: string
  subject_id: string | null
  /** The trace in which it happened. */
  traceparent?: string
}

/** What a letter is written from when its turn comes. Jobs are rows of the database: they hold no code, no link and no address in clear. */
export interface Causes {
  order: Occasion
  /** To whoever edits a letter, as the editor shows it. */
  trial: { kind: OrderLetter; user_id: string; language: Language; words: LetterWords }
  code: { id: string; nonce: string }
  /** With the address the account had when it happened: later it may be another one, or gone. */
  account: {
    kind: LetterAbout<'account'>
    user_id: string
    sealed_email: string
    language: Language
  }
  invitation: { user_id: string; nonce: string }
  application: {
    application_id: string
    letter: 'received' | 'approved' | 'approved_elsewhere' | 'rejected'
    user_id?: string | undefined
    nonce?: string | undefined
  }
  web_hook: { hook_id: string }
}

/** What the job of a letter holds. */
export type LetterTo<C extends keyof Causes = keyof Causes> = {
  [Cause in C]: { cause: Cause } & Causes[Cause]
}[C]
