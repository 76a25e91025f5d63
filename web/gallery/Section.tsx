import type { ReactNode } from 'react'

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-4" data-section={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
