import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from '../../platform/navigate.ts'

interface Props {
  /** The page that finds the fields in its address. */
  to: string
  className: string
  children: ReactNode
}

/** A form that leads to a page. Before the script has arrived the browser itself does the same. */
export function GoForm({ to, className, children }: Props) {
  const navigate = useNavigate()
  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.set(name, value)
    void navigate(`${to}?${query}`)
  }
  return (
    <form action={to} noValidate className={className} onSubmit={go}>
      {children}
    </form>
  )
}
