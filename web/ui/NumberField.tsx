import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useText } from '../platform/text.ts'
import { TextField } from './Field.tsx'
import { keepFigures, readMoney, readNumber, writeNumber } from './numbers.ts'
import { useWords } from '../platform/words.ts'

interface Props<Values extends FieldValues, Output> extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'form' | 'value' | 'error'
> {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'getValues'>
  name: FieldPath<Values>
  kind?: 'count' | 'measure' | 'money'
  /** For a field whose value goes with it when it leaves the page. */
  shouldUnregister?: boolean
  /** Its error waits until somebody has been there. */
  isQuiet?: boolean
}

/**
 * The one field for numbers: an empty one holds nothing, and what was typed stays as it was typed. It is not the
 * browser's own, which swallows a comma in one language and a dot in the other.
 */
export function NumberField<Values extends FieldValues, Output>({
  form: { control, getValues },
  name,
  kind = 'measure',
  shouldUnregister = false,
  isQuiet = false,
  className = '',
  ...rest
}: Props<Values, Output>) {
  const { language } = useWords()
  const text = useText()
  const { field, fieldState } = useController({ control, name, shouldUnregister })
  const { ref, onChange, onBlur } = field
  // The controller shows the default again once a field is empty; the form itself knows better.
  const value: unknown = getValues(name)
  const message = fieldState.error?.message
  const { shown, type } = useTyped(kind === 'money' ? readMoney : readNumber, { value, onChange }, language)
  return (
    <TextField
      inputMode={kind === 'count' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={`figures ${className}`}
      {...rest}
      ref={ref}
      name={name}
      value={shown}
      onKeyDown={refuseLetters}
      onChange={({ target }) => type(keepFigures(target.value))}
      onBlur={onBlur}
      error={message && !isQuiet ? text(message) : undefined}
    />
  )
}

interface Bound {
  value: unknown
  onChange: (value: number | undefined) => void
}

/** The text as it was typed, until the form holds another number than the one it stands for. */
function useTyped(read: typeof readNumber, { value, onChange }: Bound, language: string) {
  const [typed, setTyped] = useState(() => writeNumber(value, language))
  const isTyped = Object.is(read(typed), value ?? undefined)
  return {
    shown: isTyped ? typed : writeNumber(value, language),
    type: (next: string) => {
      setTyped(next)
      onChange(read(next))
    },
  }
}

/** Keys that no number is written with do nothing; editing keys and shortcuts work as everywhere. */
function refuseLetters(event: KeyboardEvent) {
  const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (types && !/[\d.,]/.test(event.key)) event.preventDefault()
}
