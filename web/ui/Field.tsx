import { useId, type ComponentProps, type ReactNode } from 'react'

export const control =
  'w-full min-w-0 min-h-11 rounded-box border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-trouble aria-invalid:border-2 disabled:opacity-60'

export interface FieldProps {
  label: string
  hint?: ReactNode
  /** Already translated. */
  error?: ReactNode
}

/** Label above, control, then hint or error; the error is read out with the control. */
export function Field({
  label,
  hint,
  error,
  id,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="text-trouble text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}

/** Links a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const parts = [hint === undefined ? '' : `${id}-hint`, error ? `${id}-error` : ''].filter(Boolean)
  return {
    id,
    'aria-invalid': Boolean(error),
    ...(parts.length > 0 ? { 'aria-describedby': parts.join(' ') } : {}),
  }
}

interface Beside {
  /** Buttons on either side of the field. */
  before?: ReactNode
  after?: ReactNode
}

export function TextField({
  label,
  hint,
  error,
  id: given,
  className = '',
  before,
  after,
  ...rest
}: FieldProps & Beside & ComponentProps<'input'>) {
  const own = useId()
  const id = given ?? own
  const input = (
    <input className={`${control} ${className}`} {...describedBy(id, { hint, error })} {...rest} />
  )
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {before || after ? (
        <div className="flex gap-2">
          {before}
          {input}
          {after}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  id: given,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea className={control} rows={3} {...describedBy(id, { hint, error })} {...rest} />
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  id: given,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select className={control} {...describedBy(id, { hint, error })} {...rest}>
        {children}
      </select>
    </Field>
  )
}
