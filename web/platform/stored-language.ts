import { isLanguage, type Language } from '#contract/platform/language.ts'

const storageKey = 'language'
const year_s = 31_536_000

export function storedLanguage() {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : undefined
}

/** The cookie lets the server send the next page in this language already. */
export function remember(language: Language) {
  localStorage.setItem(storageKey, language)
  document.cookie = `${storageKey}=${language}; path=/; max-age=${year_s}; samesite=lax`
}

/** A link with `?lang=` is a choice; left in the address it would undo the next choice at every reload. */
export function takeAskedLanguage() {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get('lang')
  if (!isLanguage(asked)) return undefined
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
  return asked
}
