import type { ReactNode } from 'react'

/** The field of a scene: a line for outlines, a thinner one for details, cardboard, and one thing in signal. It says nothing to screen readers. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 176" className="scene h-auto w-full" aria-hidden="true">
      {children}
    </svg>
  )
}
