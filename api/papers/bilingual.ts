import type { Language } from '#contract/platform/language.ts'

/** The reader's word with the English one beside it, so that a counter abroad can read the paper. */
export function bilingual<Key extends string>(
  words: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
  language: Language,
) {
  return (key: Key) => {
    const own = words[language][key]
    const english = words.sg[key]
    return own === english ? own : `${own} / ${english}`
  }
}

export type Say<Key extends string> = (key: Key) => string
