import type { Language } from '#contract/language.ts'
import { filled, letterOf, type LetterKind, type LetterWords, type Placeholder } from '#contract/letters.ts'
import type { Letter } from './layout.ts'
import { smallWords } from './small-words.ts'

interface Written {
  kind: LetterKind
  language: Language
  words: LetterWords
  values: Record<Placeholder, string>
  public_url: string
  /** Strangers only. */
  unsubscribe_url?: string | undefined
}

/** Words and values become a letter: values are put in as they are and never read as words of ours. */
export function compose({ kind, language, words, values, public_url, unsubscribe_url }: Written): Letter {
  const { subject, paragraphs, button } = words
  const small = smallWords[language]
  const { about } = letterOf(kind)
  const isOptional = about === 'parcel'
  const footer = unsubscribe_url
    ? { text: small.stop, url: unsubscribe_url }
    : { text: small.choose, url: `${public_url}/profile` }
  // What nobody has said leaves no empty line.
  const said = paragraphs.map((text) => filled(withoutUnknown(text, values), values)).filter(Boolean)
  return {
    subject: filled(subject, values),
    paragraphs: [small.greeting(values.name), ...said],
    link: { label: filled(button, values), url: values.link },
    ...(isOptional ? { footer } : {}),
    ...(unsubscribe_url ? { unsubscribe_url } : {}),
  }
}

/** A sentence about what nobody knows yet is left out: it would end in a gap. */
function withoutUnknown(paragraph: string, values: Record<Placeholder, string>) {
  const known = new Map<string, string>(Object.entries(values))
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].every(([, name = '']) => known.get(name) !== '')
  return paragraph
    .split(/(?<=[.!?])\s+/)
    .filter(isKnown)
    .join(' ')
}
