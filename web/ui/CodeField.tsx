import { useId, type ChangeEvent, type ComponentProps } from 'react'
import { control, describedBy, Field, type FieldProps } from './Field.tsx'
import { spoken } from './spoken.tsx'
import { useSendsItself } from './use-sends-itself.ts'

interface Props extends FieldProps, ComponentProps<'input'> {
  /** The sixth digit sends the form, once nothing else is missing. */
  sendsItself?: boolean
}

const whole = 6

/** One field, not six: pasting, password managers and the code from the mail all just work. */
export function CodeField({ label, hint, error, onChange, sendsItself = false, ...rest }: Props) {
  const id = useId()
  const sendItself = useSendsItself()
  return (
    <Field id={id} label={label} hint={hint} error={spoken(error)}>
      <input
        className={`${control} figures text-center sm:max-w-60 text-xl tracking-[0.3em]`}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => {
          keepSixDigits(event)
          onChange?.(event)
          if (sendsItself) sendItself(event.target)
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
