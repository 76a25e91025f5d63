import { useId, useState, type ComponentProps } from 'react'
import { control, describedBy, Field, type FieldProps } from './Field.tsx'
import { useWords } from '../platform/words.ts'

export function PasswordField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  const { t } = useWords()
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          className={`${control} flex-[1_1_7rem]`}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, { hint, error })}
          {...rest}
        />
        <button
          type="button"
          className="border-edge bg-surface min-h-11 shrink-0 rounded-box border px-3 text-sm font-medium whitespace-nowrap"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'ui.password.hide' : 'ui.password.show')}
        </button>
      </div>
    </Field>
  )
}
