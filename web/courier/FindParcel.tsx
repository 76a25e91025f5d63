import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../ui/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { editionIn, findCode } from './codes.ts'
import { useWords } from '../platform/words.ts'

/** By thumb, where no camera reads it; a number that cannot exist is refused here. */
export function FindParcel({ onFound }: { onFound: (number: string, edition: number | undefined) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'not_found' | 'is_box'>()
  function find(event: FormEvent) {
    event.preventDefault()
    const found = findCode(typed)
    if (found?.kind === 'parcel') onFound(found.code, editionIn(typed))
    else setProblem(found?.kind === 'box' ? 'is_box' : 'not_found')
  }
  return (
    <form className="flex items-start gap-3" noValidate onSubmit={find}>
      <div className="min-w-0 flex-1">
        <CodeInput
          label={t('courier.find.label')}
          hint={t('courier.find.hint')}
          name="number"
          value={typed}
          onType={(text) => {
            setTyped(text)
            setProblem(undefined)
          }}
          error={problem && t(`courier.find.${problem}`)}
        />
      </div>
      {/* Beside the field, below the line of its name. */}
      <SubmitButton kind="secondary" className="mt-7">
        {t('courier.find.open')}
      </SubmitButton>
    </form>
  )
}
