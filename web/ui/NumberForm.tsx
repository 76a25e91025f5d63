import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'
import { SubmitButton } from './Button.tsx'
import { TextField } from './Field.tsx'

interface Words {
  label: string
  hint?: string
  find: string
  required: string
  notFound: string
}

interface Props {
  words: Words
  initial?: string
  kind?: 'primary' | 'secondary'
  onFound: (number: string) => void
}

/**
 * Accepts whatever is typed or pasted, extracts the tracking number, and goes nowhere without one.
 * The field keeps its own value: what somebody types before the scripts arrive is still there afterwards.
 */
export function NumberForm({ words, initial = '', kind = 'primary', onFound }: Props) {
  const { field, problem, submit, tidy } = useNumber(initial, onFound)
  return (
    <form
      action="/resi-detail"
      noValidate
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label={words.label}
        hint={words.hint}
        name="number"
        className="figures"
        placeholder="SB 7K2M 9QXT 4HBN C"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={initial}
        error={problem && words[problem]}
        onChange={tidy}
      />
      {/* Beside the field and not beside its label or error. */}
      <SubmitButton kind={kind} className="self-start sm:mt-7">
        {words.find}
      </SubmitButton>
    </form>
  )
}

function useNumber(initial: string, onFound: (number: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'required' | 'notFound' | undefined>(
    initial && !findTrackingNumber(initial) ? 'notFound' : undefined,
  )
  // Pasted before the scripts were there.
  useEffect(() => {
    if (field.current) keepNumber(field.current)
  }, [])
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    const number = findTrackingNumber(typed)
    setProblem(number ? undefined : typed ? 'notFound' : 'required')
    if (!number) return field.current?.focus()
    if (field.current) field.current.value = inGroups(number)
    onFound(number)
  }
  function tidy(event: ChangeEvent<HTMLInputElement>) {
    setProblem(undefined)
    tidyPasted(event)
  }
  return { field, problem, submit, tidy }
}

function tidyPasted({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  if (nativeEvent instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(nativeEvent.inputType))
    keepNumber(target)
}

/** Only the number of a pasted message is kept, so that everybody sees what will be searched for. */
function keepNumber(field: HTMLInputElement) {
  const number = findTrackingNumber(field.value)
  if (number) field.value = inGroups(number)
}
