import type { ReactNode } from 'react'
import { Chevron } from './Chevron.tsx'

export function Collapsible({
  title,
  open = false,
  onToggle,
  children,
}: {
  title: ReactNode
  open?: boolean
  /** For whoever has to know; what is open is theirs to say then. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className="border-line bg-surface rounded-box border"
    >
      <summary
        data-act=""
        className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-semibold"
      >
        {title}
        <Chevron className="screen-only" />
      </summary>
      <div className="border-line border-t px-4 py-4">{children}</div>
    </details>
  )
}
