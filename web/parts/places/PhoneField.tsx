import { useId, type ChangeEvent, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { countries, type CountryCode } from '#contract/places/countries.ts'
import { control, describedBy, Field, type FieldProps } from '../../ui/Field.tsx'

export const callingCodeBox =
  'border-edge bg-kraft figures grid min-h-11 shrink-0 place-items-center rounded-box border px-3 whitespace-nowrap'

interface Props extends FieldProps, ComponentProps<'input'> {
  country: CountryCode
  /** Where the country may be chosen as well. */
  callingCode?: ReactNode
}

/** Takes digits only, however they come: typed, pasted or filled in by the phone. */
export function PhoneField({ label, hint, error, country, callingCode, onChange, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex flex-wrap items-center gap-2">
        {callingCode ?? <span className={callingCodeBox}>{countries[country].callingCode}</span>}
        <input
          className={`${control} figures flex-[1_1_7rem]`}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={15}
          onKeyDown={refuseLetters}
          onChange={(event) => {
            keepDigits(event)
            onChange?.(event)
          }}
          {...describedBy(id, { hint, error })}
          {...rest}
        />
      </div>
    </Field>
  )
}

/** Keys that type something else than a digit do nothing; editing keys and shortcuts work as everywhere. */
function refuseLetters(event: KeyboardEvent) {
  const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (types && !/\d/.test(event.key)) event.preventDefault()
}

function keepDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = target.value.replaceAll(/\D/g, '')
  if (digits !== target.value) target.value = digits
}
