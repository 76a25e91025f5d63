import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'

interface Props {
  to: string
  label: string
  Icon: LucideIcon
  /** The address is the whole place, not the beginning of others. */
  end?: boolean
}

/** A place of the workplace: an icon over its word in the dock, beside it in the rail. */
export function PlaceLink({ to, label, Icon, end = false }: Props) {
  return (
    <NavLink to={to} end={end} className="work-place">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span>{label}</span>
    </NavLink>
  )
}
