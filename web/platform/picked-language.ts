import type { Language } from '#contract/platform/language.ts'

const place = 'language picked'

/** Somebody who is not signed in chose the language of the pages: their letters follow once it is known whose they are. */
export function rememberPick(language: Language) {
  try {
    sessionStorage.setItem(place, language)
  } catch {
    // A browser that keeps nothing leaves the letters as they are.
  }
}

/** What was chosen before, once. */
export function takePick(): string | null {
  try {
    const picked = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return picked
  } catch {
    return null
  }
}
