import { useId, type ReactNode } from 'react'

interface Props {
  label: ReactNode
  hint?: ReactNode
  /** Already translated. */
  error?: string | undefined
  /** No summary of errors says it too. */
  isAlone?: boolean
  /** What a summary of errors leads here for, where it is no name of a control. */
  fields?: string | undefined
  className?: string
  children: ReactNode
}

/** Cards or chips to choose from. What is wrong stands above them, where a summary leads, and their edges say it. */
export function ChoiceGroup({ label, hint, error, isAlone, fields, className = 'gap-2', children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={`group/choices grid min-w-0 ${className}`}
      data-field={fields}
      data-wrong={error ? '' : undefined}
      aria-describedby={described || undefined}
    >
      <legend className="mb-1 font-medium">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-muted -mt-2 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role={isAlone ? 'alert' : undefined}
          className="text-trouble text-sm font-medium"
        >
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
