import { useEffect, useEffectEvent, useState } from 'react'
import Globe from 'virtual:icon/globe'
import {
  isLanguage,
  languageNames,
  languages,
  shortLanguageNames,
  type Language,
} from '#contract/platform/language.ts'
import { useLanguageChoice } from './language-choice.ts'
import { rememberPick, takePick } from '../platform/picked-language.ts'
import { storedUser } from '../platform/stored-user.ts'
import { toast } from '../ui/toast.ts'
import { useWords } from '../platform/words.ts'

/** Letters follow what somebody who is signed in chooses here, and it is said in the new language. */
function useChoice() {
  const { t, language } = useWords()
  const choose = useLanguageChoice()
  // What was chosen before the scripts were there counts as well.
  const [picked, setPicked] = useState(takeOwnPick)
  const tell = useEffectEvent(() => toast.info(t('shell.letters_follow')))
  useEffect(() => {
    if (picked !== language) return
    void import('../platform/letters-follow.ts')
      .then(({ lettersFollow }) => lettersFollow(language))
      .then((isNew) => isNew && tell())
      // Without network the letters stay as they are; the profile has the same choice.
      .catch(() => undefined)
  }, [picked, language])
  return async (wanted: Language) => {
    await choose(wanted)
    if (storedUser()) setPicked(wanted)
    else rememberPick(wanted)
  }
}

/** What was chosen before anybody knew who it is, where somebody is signed in; nothing in a page that is drawn beforehand. */
function takeOwnPick() {
  try {
    return storedUser() ? takePick() : undefined
  } catch {
    return undefined
  }
}

export function LanguageMenu() {
  const { t } = useWords()
  return (
    <label className="flex min-h-11 items-center gap-2">
      <Globe className="size-5 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t('shell.language')}</span>
      <Languages className="bg-surface border-edge min-h-11 w-full rounded-box border px-2" />
    </label>
  )
}

/** For the bar of a phone: its short name is shown, and the menu of the platform lies over it. */
export function SlimLanguageMenu() {
  const { t, language } = useWords()
  return (
    <label className="border-edge relative flex min-h-11 items-center rounded-box border px-2 text-sm font-medium has-focus-visible:outline-3">
      <span className="sr-only">{t('shell.language')}</span>
      <span className="whitespace-nowrap" aria-hidden="true">
        {shortLanguageNames[language]}
      </span>
      <Languages className="absolute inset-0 w-full cursor-pointer opacity-0" />
    </label>
  )
}

function Languages({ className }: { className: string }) {
  const { language } = useWords()
  const choose = useChoice()
  return (
    <select
      data-language-menu
      // Restored by the browser it would look like a choice that nobody made.
      autoComplete="off"
      value={language}
      onChange={({ target }) => void (isLanguage(target.value) && choose(target.value))}
      className={className}
    >
      {languages.map((one) => (
        <option key={one} value={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  )
}
