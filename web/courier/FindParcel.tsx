import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../ui/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { editionIn, findCode } from './codes.ts'
import { useText } from '../platform/text.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  onFound: (number: string, edition: number | undefined) => void
  /** Where there is a list to find it in: what may be typed, and what of the list it may mean. */
  list?: {
    label: string
    hint: string
    onType: (typed: string) => void
    numbers: readonly string[]
  }
}

/** By thumb, where no camera reads it; a number that cannot exist is refused here. */
export function FindParcel({ onFound, list }: Props) {
  const { t } = useWords()
  const text = useText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem>()
  function find(event: FormEvent) {
    event.preventDefault()
    const found = findCode(typed)
    const [only, another] = typed.trim() === '' ? [] : (list?.numbers ?? [])
    if (found?.kind === 'parcel') onFound(found.code, editionIn(typed))
    else if (only && !another) onFound(only, undefined)
    else if (found?.kind === 'box') setProblem('find.is_box')
    else if (another) setProblem('counter.find.several')
    else setProblem(list ? 'counter.find.not_listed' : 'find.not_found')
  }
  return (
    <form className="flex items-start gap-3" noValidate onSubmit={find}>
      <div className="min-w-0 flex-1">
        <CodeInput
          label={list?.label ?? t('courier.find.label')}
          hint={list?.hint ?? t('courier.find.hint')}
          name="number"
          value={typed}
          onType={(now) => {
            setTyped(now)
            setProblem(undefined)
            list?.onType(now)
          }}
          error={problem && text(`courier.${problem}`)}
        />
      </div>
      {/* Beside the field, below the line of its name. */}
      <SubmitButton kind="secondary" className="mt-7">
        {t('courier.find.open')}
      </SubmitButton>
    </form>
  )
}

type Problem = 'find.not_found' | 'find.is_box' | 'counter.find.not_listed' | 'counter.find.several'
