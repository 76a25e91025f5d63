import { isLanguage } from '#contract/platform/language.ts'
import { rememberPick } from './platform/picked-language.ts'
import { remember, takeAskedLanguage } from './platform/stored-language.ts'

/** A language chosen in the finished page before its scripts listen is remembered; the page changes once they do. */
export function keepEarlyLanguage() {
  const drawn = document.documentElement.dataset['language']
  for (const menu of document.querySelectorAll<HTMLSelectElement>('select[data-language-menu]'))
    if (menu.value !== drawn) keep(menu.value)
  document.addEventListener('change', keepChosen, { capture: true })
}

export function releaseEarlyLanguage() {
  document.removeEventListener('change', keepChosen, { capture: true })
}

function keepChosen({ target }: Event) {
  if (target instanceof HTMLSelectElement && 'languageMenu' in target.dataset) keep(target.value)
}

function keep(language: string) {
  if (!isLanguage(language)) return
  // What the link asked for was the choice before this one.
  takeAskedLanguage()
  remember(language)
  rememberPick(language)
}
