import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CodeInput } from './CodeInput.tsx'
import { findCode, type FoundCode } from './codes.ts'
import { ScanButton } from './ScanButton.tsx'

interface Props {
  wants: FoundCode['kind']
  name: string
  words: Record<'title' | 'text' | 'label' | 'submit', string>
  error: string | undefined
  /** What was typed the last time, when that was refused. */
  typedBefore?: string | undefined
  disabled?: boolean
  pending?: boolean
  onCode: (code: string) => void
  onOther: (found: FoundCode | undefined) => void
  onType: () => void
}

/** One code of one kind: seen by the camera, or typed by thumb. */
export function CodeForm(props: Props) {
  const { wants, name, words, error, disabled = false, pending = false, typedBefore } = props
  const { onCode, onOther, onType } = props
  const [typed, setTyped] = useState(typedBefore ?? '')
  function read(event: FormEvent) {
    event.preventDefault()
    const found = findCode(typed)
    if (found?.kind === wants) onCode(found.code)
    else onOther(found)
  }
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={read}>
        <h2 className="text-lg">{words.title}</h2>
        <p className="text-muted">{words.text}</p>
        <ScanButton wants={wants} onCode={onCode} />
        <CodeInput
          label={words.label}
          name={name}
          value={typed}
          onType={(text) => {
            setTyped(text)
            onType()
          }}
          error={error}
        />
        <SubmitButton kind="secondary" disabled={disabled} pending={pending}>
          {words.submit}
        </SubmitButton>
      </form>
    </Card>
  )
}
