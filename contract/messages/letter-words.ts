import { orderPlaceholders, type OrderPlaceholder, type Placeholder } from './letter-rules.ts'
import { isOrderLetter, letterOf, orderLetterOf, type LetterKind, type OrderLetter } from './letters.ts'

/** The words of a letter in one language; only what leads somewhere has a button. */
export interface Words {
  subject: string
  paragraphs: string[]
  button?: string
}

/** What the office may change of a letter about an order. */
export interface LetterWords extends Words {
  button: string
}

const everywhere = ['name', 'tracking_number', 'link', 'company'] as const
const anyPlaceholder = /\{\{([^{}]*)\}\}/g

export function allowedIn(kind: OrderLetter): OrderPlaceholder[] {
  const { must, may = [] } = orderLetterOf(kind)
  return orderPlaceholders.filter((name) => [...everywhere, ...must, ...may].includes(name))
}

function namesIn(kind: LetterKind): string[] {
  if (isOrderLetter(kind)) return allowedIn(kind)
  const { must, may = [] } = letterOf(kind)
  return ['company', ...must, ...may]
}

/** What is wrong with the placeholders of a letter: unknown or broken ones, and those that are missing. */
export function placeholderFaults(kind: LetterKind, { subject, paragraphs, button = '' }: Words) {
  const allowed = namesIn(kind)
  const said = [subject, ...paragraphs, button]
  const used = said.flatMap((text) => [...text.matchAll(anyPlaceholder)].map(([, name = '']) => name.trim()))
  const broken = said.some((text) => /\{\{|\}\}/.test(text.replaceAll(anyPlaceholder, '')))
  const drawn = new Set(['code', ...(button === '' ? [] : ['link'])])
  return {
    unknown: [...used.filter((name) => !allowed.includes(name)), ...(broken ? ['{{'] : [])],
    missing: letterOf(kind).must.filter((name) => !used.includes(name) && !drawn.has(name)),
  }
}

export type Values = Partial<Record<Placeholder, string>>

/** Puts the values in, in one go: what a value says is never looked at again. One that is empty leaves no gap at the end. */
export function filled(text: string, values: Values) {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(anyPlaceholder, (_, name: string) => known.get(name.trim()) ?? '').trim()
}

/** Values that a letter is useless without, and that nobody said. */
export function lacking(kind: LetterKind, values: Values) {
  return letterOf(kind).must.filter((name) => values[name] === '')
}
