import type { ReactNode } from 'react'

/** A part of a page, with an address of its own. */
export function Block({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="wrap grid scroll-mt-6 gap-4">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
