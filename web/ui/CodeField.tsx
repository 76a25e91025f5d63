import { useId, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { control, describedBy, Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps, ComponentProps<'input'> {
  /** Nothing else is asked: the sixth digit sends the form. */
  sendsItself?: boolean
}

const whole = 6

/** One field, not six: pasting, password managers and the code from the mail all just work. */
export function CodeField({ label, hint, error, onChange, sendsItself = false, ...rest }: Props) {
  const id = useId()
  const before = useRef(0)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        className={`${control} figures text-center sm:max-w-60 text-xl tracking-[0.3em]`}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => {
          keepSixDigits(event)
          onChange?.(event)
          const { form, value } = event.target
          if (sendsItself && value.length === whole && before.current < whole) form?.requestSubmit()
          before.current = value.length
        }}
        {...describedBy(id, { hint, error })}
        {...rest}
      />
    </Field>
  )
}

function keepSixDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = target.value.replaceAll(/\D/g, '').slice(0, whole)
  if (digits !== target.value) target.value = digits
}
