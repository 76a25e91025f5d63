// The stored values come from the specification; `my` and `sg` are not the ISO codes of Malay and English.
export const languages = ['id', 'my', 'sg'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'id'

/** What `<html lang>`, `hreflang` and `Intl` want to hear. */
export const locales = { id: 'id-ID', my: 'ms-MY', sg: 'en-SG' } as const

/** How each language calls itself in the menu. */
export const languageNames = {
  id: 'Bahasa Indonesia',
  my: 'Bahasa Melayu',
  sg: 'English (Singapore)',
} as const

/** The same where there is little room. */
export const shortLanguageNames = { id: 'Indonesia', my: 'Melayu', sg: 'English' } as const

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
