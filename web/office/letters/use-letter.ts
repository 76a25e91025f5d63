import { useState } from 'react'
import { languages, type Language } from '#contract/platform/language.ts'
import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { OrderLetter } from '#contract/messages/letters.ts'
import { faultsIn, letterWords, type OneLetter } from '#contract/messages/messages.ts'

/** As it is typed: the paragraphs are one text with empty lines between them. */
export interface Draft {
  subject: string
  text: string
  button: string
}

type Drafts = Record<Language, Draft>

export function useLetter(letter: OneLetter) {
  const [drafts, setDrafts] = useState(() => draftsOf(letter))
  const [language, setLanguage] = useState<Language>('id')
  const faulty = languages.filter((each) => problemsOf(letter.kind, each, drafts[each]).length > 0)
  return {
    drafts,
    language,
    setLanguage,
    faulty,
    draft: drafts[language],
    words: wordsOf(drafts[language]),
    change: (part: Partial<Draft>) =>
      setDrafts((now) => ({ ...now, [language]: { ...now[language], ...part } })),
  }
}

function draftsOf({ words }: OneLetter): Drafts {
  return { id: draftOf(words.id), my: draftOf(words.my), sg: draftOf(words.sg) }
}

function draftOf({ subject, paragraphs, button }: LetterWords): Draft {
  return { subject, text: paragraphs.join('\n\n'), button }
}

export function wordsOf({ subject, text, button }: Draft): LetterWords {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return { subject: subject.trim(), paragraphs: paragraphs.filter(Boolean), button: button.trim() }
}

/** What prevents saving, by the rules that the server holds too. */
export function problemsOf(kind: OrderLetter, language: Language, draft: Draft) {
  const words = wordsOf(draft)
  const read = letterWords.safeParse(words)
  const shape = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ part: String(path[0]), message, placeholder: '' }))
  const placeholders = faultsIn(kind, { [language]: words }).map(({ message, placeholder }) => ({
    part: 'placeholders',
    message,
    placeholder,
  }))
  return [...shape, ...placeholders]
}
