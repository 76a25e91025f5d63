import { useRef } from 'react'
import { locales } from '#contract/platform/language.ts'
import type { OneLetter } from '#contract/messages/messages.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { problemsOf, type useLetter } from './use-letter.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  letter: OneLetter
  editing: ReturnType<typeof useLetter>
}

/** One letter in one language. */
export function LetterFields({ letter, editing: { draft, language, change } }: Props) {
  const { t } = useWords()
  const text = useText()
  const { area, insert } = useInsert(draft.text, (changed) => change({ text: changed }))
  const problems = problemsOf(letter.kind, language, draft)
  const lang = locales[language]
  const errorOf = (part: string) =>
    problems.filter((problem) => problem.part === part).map(({ message }) => text(message))[0]

  return (
    <div className="grid gap-4">
      <TextField
        label={t('letters.subject')}
        lang={lang}
        value={draft.subject}
        error={errorOf('subject')}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label={t('letters.text')}
        lang={lang}
        rows={10}
        ref={area}
        value={draft.text}
        hint={t('letters.text_hint')}
        error={errorOf('paragraphs')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={t('letters.button')}
        lang={lang}
        value={draft.button}
        error={errorOf('button')}
        onChange={({ target }) => change({ button: target.value })}
      />
      <Faults problems={problems} />
      <Placeholders letter={letter} onPick={insert} />
    </div>
  )
}

/** Inserts a placeholder where the cursor is in the text, or was last. */
function useInsert(text: string, change: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null)
  function insert(name: string) {
    const at = area.current?.selectionEnd ?? text.length
    const placeholder = `{{${name}}}`
    change(text.slice(0, at) + placeholder + text.slice(at))
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + placeholder.length, at + placeholder.length)
    })
  }
  return { area, insert }
}

function Faults({ problems }: { problems: ReturnType<typeof problemsOf> }) {
  const { t } = useWords()
  const namesOf = (message: string) =>
    problems.filter((problem) => problem.message === message).map(({ placeholder }) => placeholder)
  const unknown = namesOf('error.placeholder_unknown')
  const missing = namesOf('error.placeholder_missing')
  if (unknown.length + missing.length === 0) return null
  return (
    <Alert tone="warning">
      {unknown.length > 0 && <p>{t('letters.unknown', { names: unknown.join(', ') })}</p>}
      {missing.length > 0 && <p>{t('letters.missing', { names: missing.join(', ') })}</p>}
    </Alert>
  )
}

function Placeholders({ letter, onPick }: { letter: OneLetter; onPick: (name: string) => void }) {
  const { t } = useWords()
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">{t('letters.placeholders')}</legend>
      <p className="text-muted text-sm">{t('letters.placeholders_hint')}</p>
      <div className="flex flex-wrap gap-2">
        {letter.allowed.map((name) => (
          <Button
            key={name}
            kind="secondary"
            className="px-3! font-mono text-sm"
            onClick={() => onPick(name)}
          >
            {name}
            {letter.required.includes(name) && ' *'}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
