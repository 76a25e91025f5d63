import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../ui/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { findCode } from './codes.ts'
import { loadDecoder } from './decoder.ts'
import { ScanButton } from './ScanButton.tsx'

/** By thumb or by camera; a number that cannot exist is refused here. */
export function FindParcel({ onFound }: { onFound: (number: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'not_found' | 'is_box'>()
  useEffect(() => {
    // Fetched while there is network, so that the camera also reads without.
    loadDecoder().catch(() => undefined)
  }, [])
  function find(event: FormEvent) {
    event.preventDefault()
    const found = findCode(typed)
    if (found?.kind === 'parcel') onFound(found.code)
    else setProblem(found?.kind === 'box' ? 'is_box' : 'not_found')
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={find}>
      <ScanButton wants="parcel" kind="deep" onCode={onFound} />
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
      <SubmitButton kind="secondary">{t('courier.find.open')}</SubmitButton>
    </form>
  )
}
