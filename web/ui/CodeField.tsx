import { useId, type ChangeEvent, type ComponentProps } from 'react'
import { control, describedBy, Field, type FieldProps } from './Field.tsx'

/** One field, not six: pasting, password managers and the code from the mail all just work. */
export function CodeField({ label, hint, error, onChange, ...rest }: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        className={`${control} figures text-center sm:max-w-60 text-xl tracking-[0.3em]`}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => {
          keepSixDigits(event)
          onChange?.(event)
        }}
        {...describedBy(id, { hint, error })}
        {...rest}
      />
    </Field>
  )
}

function keepSixDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = target.value.replaceAll(/\D/g, '').slice(0, 6)
  if (digits !== target.value) target.value = digits
}
