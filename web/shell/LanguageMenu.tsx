import Globe from 'lucide-react/icons/globe'
import { isLanguage, languageNames, languages } from '#contract/platform/language.ts'
import { useLanguageChoice } from './language-choice.ts'
import { useWords } from '../platform/words.ts'

export function LanguageMenu() {
  const { t, language } = useWords()
  const choose = useLanguageChoice()
  return (
    <label className="flex min-h-11 items-center gap-2">
      <Globe className="size-5 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t('shell.language')}</span>
      <select
        data-language-menu
        // Restored by the browser it would look like a choice that nobody made.
        autoComplete="off"
        value={language}
        onChange={({ target }) => void (isLanguage(target.value) && choose(target.value))}
        className="bg-surface border-edge min-h-11 w-full rounded-box border px-2"
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
