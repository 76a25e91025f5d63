import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from '../../platform/navigate.ts'

interface Props {
  /** The page that finds the fields in its address. */
  to: string
  /** The fields as that page reads them, where they are not the form's own. */
  queryOf?: (fields: FormData) => URLSearchParams
  className: string
  children: ReactNode
}

/** A form that leads to a page. Pressed before the script has arrived, it does so as soon as it has. */
export function GoForm({ to, queryOf = asEntered, className, children }: Props) {
  const navigate = useNavigate()
  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // What is refused beside its field is put right there.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) return wrong.focus()
    void navigate(`${to}?${queryOf(new FormData(event.currentTarget))}`)
  }
  return (
    <form action={to} noValidate className={className} onSubmit={go}>
      {children}
    </form>
  )
}

function asEntered(fields: FormData) {
  const query = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') query.set(name, value)
  return query
}
