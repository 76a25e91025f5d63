import ChevronDown from 'virtual:icon/chevron-down'
import type { ReactNode } from 'react'

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
      className="group border-line bg-surface rounded-box border"
    >
      <summary
        data-act=""
        className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-semibold"
      >
        {title}
        <ChevronDown
          className="screen-only size-5 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="border-line border-t px-4 py-4">{children}</div>
    </details>
  )
}
