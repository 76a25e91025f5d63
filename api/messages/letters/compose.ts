import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { filled, type Values, type Words } from '#contract/messages/letter-words.ts'
import { letterOf, type LetterKind } from '#contract/messages/letters.ts'
import type { Letter } from './layout.ts'
import { wordsIn } from './all-words.ts'

interface Written {
  kind: LetterKind
  language: Language
  words: Words
  values: Values
  public_url: string
  /** Strangers only. */
  unsubscribe_url?: string | undefined
}

/** Texts and values become a letter: values are inserted as they are and never parsed as text of ours. */
export function compose({ kind, language, words, values, public_url, unsubscribe_url }: Written): Letter {
  const { small } = wordsIn[language]
  const { subject, paragraphs } = filledWords(words, values)
  const { name, code, link: url } = values
  const footer = unsubscribe_url
    ? { text: small.stop, url: unsubscribe_url }
    : { text: small.choose, url: `${public_url}/profile` }
  return {
    subject,
    paragraphs: [...(name === undefined ? [] : [small.greeting(name)]), ...paragraphs],
    ...(code === undefined ? {} : { code }),
    ...(words.button && url ? { link: { label: put(words.button, values), url } } : {}),
    ...(letterOf(kind).stop === 'never' ? {} : { footer }),
    ...(unsubscribe_url ? { unsubscribe_url } : {}),
  }
}

/** The one place where words are filled in; what nobody has said leaves no empty line. */
export function filledWords({ subject, paragraphs }: Words, values: Values) {
  const said = paragraphs.map((text) => put(withoutUnknown(text, values), values))
  return { subject: put(subject, values), paragraphs: said.filter(Boolean) }
}

function put(text: string, values: Values) {
  return filled(text, { ...values, company: company.name, company_email: company.email })
}

/** A sentence about what nobody knows yet is left out: it would end in a gap. */
function withoutUnknown(paragraph: string, values: Values) {
  const known = new Map<string, string>(Object.entries(values))
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].every(([, name = '']) => known.get(name) !== '')
  return paragraph
    .split(/(?<=[.!?])\s+/)
    .filter(isKnown)
    .join(' ')
}
