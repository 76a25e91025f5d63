import { numberIn } from '../platform/numbers.ts'
import type { Language } from '../platform/language.ts'
import { orderWordsInIndonesian } from './order-words-id.ts'
import { orderWordsInMalay } from './order-words-my.ts'
import { orderWordsInEnglish } from './order-words-sg.ts'
import type { FeeKind } from './fees.ts'
import { wordOfLine, type LineCode } from '../prices/priced-line.ts'
import { formatRinggit } from '../prices/ringgit.ts'
import type { addOnOptions } from './shipments.ts'

/** Lines of an order's price that the rate card does not know. */
type OwnLine =
  | 'box'
  | 'deposit'
  | 'difference'
  | 'missing_payment'
  | `fee_${FeeKind}`
  | 'insurance_least'
  | 'insurance_plus'
  | 'batch_lane'
  | 'other'
type Option = (typeof addOnOptions)[keyof typeof addOnOptions][number]

type Words = Omit<typeof orderWordsInIndonesian, 'lines' | 'add_on_options'> & {
  lines: Record<LineCode | OwnLine, string>
  add_on_options: Record<Option, string>
}

export const orderWords: Record<Language, Words> = {
  id: orderWordsInIndonesian,
  my: orderWordsInMalay,
  sg: orderWordsInEnglish,
}

/** The word for a code that comes as plain text from the database; a code of which nobody knows has none. */
export function wordFor(words: Readonly<Record<string, string>>, code: string) {
  return new Map(Object.entries(words)).get(code) ?? ''
}

/** Which work was ordered, how often and how: "Bubble wrap × 2 (all items)". */
export function addOnIn(
  language: Language,
  { name, quantity, option }: { name: string; quantity: number; option: string },
) {
  const { add_on, add_on_options } = orderWords[language]
  const how = wordFor(add_on_options, option)
  const times = quantity > 1 ? ` × ${quantity}` : ''
  return `${wordFor(add_on, name)}${times}${how && ` (${how.toLowerCase()})`}`
}

interface OrderLine {
  code: string
  params: Readonly<Record<string, string | number>>
}

const amounts = new Set(['per_kg', 'value', 'least', 'plus'])

/** One line of a price as a sentence, on pages and papers alike; amounts come in ringgit. A number and its unit stay on one line. */
export function lineIn(language: Language, { code, params }: OrderLine) {
  const { lines, lanes, lane_modes } = orderWords[language]
  const valueOf = (name: string) => {
    if (name === 'lane') return wordFor(lanes, String(params[name]))
    if (name === 'mode') return wordFor(lane_modes, String(params[name]))
    const value = params[name === 'count' ? 'parcels' : name] ?? ''
    if (typeof value === 'string') return value
    return amounts.has(name) ? formatRinggit(value) : numberIn(language, value)
  }
  const template = wordFor(lines, wordOfLine(code, params)) || lines.other
  return template
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name))
    .replaceAll(/(\d) (?=(?:kg|cm)\b)/g, '$1\u00a0')
    .trim()
}
