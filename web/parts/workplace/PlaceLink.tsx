import { NavLink } from 'react-router'
import type { DrawnIcon } from '../../ui/icon-of.tsx'

interface Props {
  to: string
  label: string
  Icon: DrawnIcon
  /** The address is the whole place, not the beginning of others. */
  end?: boolean
  /** How much waits there, in words for whoever can't see the number. */
  waiting?: { count: number; words: string } | undefined
}

/** A place of the workplace: an icon over its word in the dock, beside it in the rail. */
export function PlaceLink({ to, label, Icon, end = false, waiting }: Props) {
  return (
    <NavLink to={to} end={end} className="work-place" {...(waiting && { 'aria-description': waiting.words })}>
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span>{label}</span>
      {waiting && (
        <b className="work-count figures" aria-hidden="true">
          {waiting.count}
        </b>
      )}
    </NavLink>
  )
}
