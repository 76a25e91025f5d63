import { isLanguage, type Language } from '#contract/platform/language.ts'

const place = 'language picked'

/** Somebody chose the language of the pages before it was known who they are: their letters follow as soon as it is. */
export function rememberPick(language: Language) {
  try {
    sessionStorage.setItem(place, language)
  } catch {
    // A browser that keeps nothing leaves the letters as they are.
  }
}

/** What was chosen before, once. */
export function takePick(): Language | undefined {
  try {
    const picked = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return isLanguage(picked) ? picked : undefined
  } catch {
    return undefined
  }
}
