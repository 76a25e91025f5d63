import { z } from 'zod'
import type { Language } from '#contract/platform/language.ts'
import type { OrderLetter } from '#contract/messages/letters.ts'
import { letterWords, type WordsInAll } from '#contract/messages/messages.ts'
import type { Db } from '../../platform/database.ts'
import { wordsIn } from './all-words.ts'

const stored = z.record(z.enum(['id', 'my', 'sg']), letterWords).nullable()

export function ownWords(kind: OrderLetter): WordsInAll {
  const { id, my, sg } = wordsIn
  return { id: id.letters[kind], my: my.letters[kind], sg: sg.letters[kind] }
}

/** The newest version the office made of a letter, or our own words. */
export async function wordsOf(db: Db, kind: OrderLetter, language: Language) {
  const version = await newestVersion(db, kind)
  return (version?.words ?? ownWords(kind))[language]
}

export async function newestVersion(db: Db, kind: OrderLetter) {
  const row = await db
    .selectFrom('letter_versions')
    .select(['id', 'words', 'made_at'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, words: readWords(row.words) }
}

/** What was stored once stays readable: words that no longer fit the shape give way to our own. */
export function readWords(words: unknown): WordsInAll | undefined {
  return stored.safeParse(words).data ?? undefined
}
