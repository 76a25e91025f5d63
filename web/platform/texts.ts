import { locales, type Language } from '#contract/platform/language.ts'
import type { Namespace } from '../locales/texts.ts'
import { remember } from './stored-language.ts'
import { Words } from './words.ts'

const files = import.meta.glob<{ default: object }>('../locales/*/*.ts')

/** One file of texts a page, loaded with the page: nobody downloads the office's words to read the front page. */
export class TextLoader {
  readonly #loaded = new Map<Language, Record<string, unknown>>()
  readonly #used = new Set<Namespace>()
  readonly #listeners = new Set<() => void>()
  #words: Words

  constructor(language: Language) {
    this.#words = this.#wordsOf(language)
  }

  /** Of the language that was chosen; always the same until another one is. */
  readonly words = () => this.#words

  readonly listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get language() {
    return this.#words.language
  }

  async load(namespaces: readonly Namespace[], language = this.language) {
    const texts = this.#textsOf(language)
    await Promise.all(
      namespaces.map(async (name) => {
        this.#used.add(name)
        if (texts[name]) return
        const file = files[`../locales/${language}/${name}.ts`]
        if (file) texts[name] = (await file()).default
      }),
    )
  }

  /** For parts of a page that come later; always the same function. */
  readonly loadMore = (namespaces: readonly Namespace[]) => this.load(namespaces)

  /** Everything on the page changes at once, after its words have arrived. */
  async choose(language: Language) {
    await this.load([...this.#used], language)
    this.#words = this.#wordsOf(language)
    for (const listener of this.#listeners) listener()
    document.documentElement.lang = locales[language]
    document.documentElement.dataset['language'] = language
    remember(language)
  }

  #textsOf(language: Language) {
    const texts = this.#loaded.get(language) ?? {}
    this.#loaded.set(language, texts)
    return texts
  }

  #wordsOf(language: Language) {
    return new Words(language, this.#textsOf(language))
  }
}
