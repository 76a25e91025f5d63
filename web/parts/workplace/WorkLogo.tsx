import { Link } from 'react-router'
import { Logo } from '../../shell/Logo.tsx'

/** Leads to the first page of the own workplace, never into the shop. */
export function WorkLogo({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center px-2.5">
      <Logo />
    </Link>
  )
}
