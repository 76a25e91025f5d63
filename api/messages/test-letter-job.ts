import type { Kysely } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { LetterKind, LetterWords } from '#contract/letters.ts'
import type { DB } from '#database/schema.ts'
import type { Post } from './post.ts'
import { withEffectKey } from '../platform/effects.ts'
import { exampleLetter } from './examples.ts'

interface Asked {
  kind: LetterKind
  user_id: string
  language: Language
  words: LetterWords
}

/** To whoever edits the letter, as it stands in the editor. */
export function testLetterJob({ db, post, public_url }: { db: Kysely<DB>; post: Post; public_url: string }) {
  return {
    name: 'test_letter',
    work: async ({ kind, user_id, language, words }: Asked, effect_key: string) => {
      const user = await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst()
      if (!user) return
      const letter = exampleLetter(kind, language, words, public_url)
      await withEffectKey(db, effect_key, () => post(user.email, language, letter, effect_key))
    },
  }
}
