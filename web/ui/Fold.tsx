import type { ReactNode, Ref } from 'react'
import { Chevron } from './Chevron.tsx'

interface Props {
  title: ReactNode
  id?: string | undefined
  open?: boolean
  className?: string
  /** For whoever leads the focus here. */
  summary?: Ref<HTMLElement>
  children: ReactNode
}

/** Out of the way without a frame of its own: a line of the page that unfolds. */
export function Fold({ title, id, open = false, className = '', summary, children }: Props) {
  return (
    <details id={id} open={open} className={className}>
      <summary
        ref={summary}
        data-act=""
        className="flex min-h-12 cursor-pointer items-center justify-between gap-3"
      >
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  )
}
