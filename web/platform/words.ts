import { createContext, use } from 'react'
import type { Language } from '#contract/platform/language.ts'
import type { Texts } from '../locales/texts.ts'

/** What stands for the blanks of a text; a `count` also chooses between one and several. */
type Values = Readonly<Record<string, string | number | null | undefined>>

type Loaded = Readonly<Record<string, unknown>>

type Name<Branch> = keyof Branch & string

/** The address of each text, of one that depends on a count without its ending. */
type TextKey<Branch> = {
  [Key in Name<Branch>]: Branch[Key] extends string
    ? WithoutCount<Key>
    : Branch[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextKey<Branch[Key]>}`
}[Name<Branch>]

type WithoutCount<Key> = Key extends `${infer Base}_other` ? Base | Key : Key

/** The address of each group of texts, and of each list. */
type PartKey<Branch> = {
  [Key in Name<Branch>]: Branch[Key] extends string
    ? never
    : Branch[Key] extends readonly unknown[]
      ? Key
      : Key | `${Key}.${PartKey<Branch[Key]>}`
}[Name<Branch>]

type PartAt<Branch, Key> = Key extends `${infer First}.${infer Rest}`
  ? First extends keyof Branch
    ? PartAt<Branch[First], Rest>
    : never
  : Key extends keyof Branch
    ? Branch[Key]
    : never

export type Key = TextKey<Texts>

/** The words of one language, as far as they were loaded. A text that is missing shows its key. */
export class Words {
  readonly language: Language
  readonly #texts: Loaded

  constructor(language: Language, texts: Loaded) {
    this.language = language
    this.#texts = texts
  }

  readonly t = (key: Key, values?: Values) => this.say(key, values)

  /** For keys that are put together or come from the server. */
  say(key: string, values: Values = {}) {
    const { count } = values
    const counted = typeof count === 'number' && this.#at(`${key}_${this.#endingOf(count)}`)
    const text = counted || this.#at(key)
    return typeof text === 'string' ? fill(text, values) : key
  }

  /** A group of texts or a list, with every blank in it filled. */
  readonly parts = <const At extends PartKey<Texts>>(key: At, values: Values = {}) =>
    fillAll(partAt(this.#texts, key), values)

  /** Indonesian and Malay say many as they say one. */
  #endingOf(count: number) {
    return this.language === 'sg' && count === 1 ? 'one' : 'other'
  }

  #at(key: string) {
    return memberAt(this.#texts, key)
  }
}

function partAt<At extends PartKey<Texts>>(texts: Loaded, key: At): PartAt<Texts, At>
function partAt(texts: Loaded, key: string) {
  return memberAt(texts, key)
}

function memberAt(texts: Loaded, key: string) {
  return key.split('.').reduce<unknown>(memberOf, texts)
}

function memberOf(branch: unknown, name: string): unknown {
  return isBranch(branch) ? branch[name] : undefined
}

function isBranch(part: unknown): part is Loaded {
  return typeof part === 'object' && part !== null
}

/** A number and its unit stay on one line. */
function fill(text: string, values: Values) {
  return text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    .replaceAll(/(\d) (?=(?:kg|cm|MB)\b)/g, '$1\u00a0')
    .replaceAll(/\bRM (?=\d)/g, 'RM\u00a0')
}

function fillAll<Part>(part: Part, values: Values): Part
function fillAll(part: unknown, values: Values) {
  if (typeof part === 'string') return fill(part, values)
  if (Array.isArray(part)) return part.map((one) => fillAll(one, values))
  if (!isBranch(part)) return part
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, fillAll(one, values)]))
}

const context = createContext(new Words('id', {}))

export const WordsContext = context.Provider

export function useWords() {
  return use(context)
}
