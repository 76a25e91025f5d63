import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, locales, type Language } from '#contract/platform/language.ts'
import type { Namespace, Texts } from '../locales/texts.ts'
import { remember } from './stored-language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}

const files = import.meta.glob<{ default: object }>('../locales/*/*.ts')

function pluralRules(language: string) {
  return new Intl.PluralRules(isLanguage(language) ? locales[language] : language)
}

/** One file of texts a page, loaded with the page: nobody downloads the office's words to read the front page. */
export class TextLoader {
  readonly i18n: i18n
  readonly #used = new Set<Namespace>()

  constructor(language: Language) {
    this.i18n = createInstance({
      lng: language,
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    void this.i18n.use(initReactI18next).init()
    // Elsewhere "sg" is the code of Sango, which has no singular; ours is English as Singapore writes it.
    Object.assign(this.i18n.services.pluralResolver, { getRule: pluralRules })
  }

  get language(): Language {
    return isLanguage(this.i18n.language) ? this.i18n.language : 'id'
  }

  async load(namespaces: readonly Namespace[], language = this.language) {
    await Promise.all(
      namespaces.map(async (name) => {
        this.#used.add(name)
        if (this.i18n.getResource(language, 'translation', name)) return
        const file = files[`../locales/${language}/${name}.ts`]
        if (file)
          this.i18n.addResourceBundle(language, 'translation', { [name]: (await file()).default }, true)
      }),
    )
  }

  /** For parts of a page that come later; always the same function. */
  readonly loadMore = (namespaces: readonly Namespace[]) => this.load(namespaces)

  /** Everything on the page changes at once, after its words have arrived. */
  async choose(language: Language) {
    await this.load([...this.#used], language)
    await this.i18n.changeLanguage(language)
    document.documentElement.lang = locales[language]
    document.documentElement.dataset['language'] = language
    remember(language)
  }
}
