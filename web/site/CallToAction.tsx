import type { ReactNode } from 'react'
import { ArcDivider } from '../ui/ArcDivider.tsx'

/** The end of a page: one thing to do now, and perhaps a quieter one beside it. */
export function CallToAction({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="screen-only wrap grid gap-10">
      <ArcDivider />
      <div className="bg-deep text-on-deep grid justify-items-start gap-4 rounded-box px-5 py-8 sm:px-10 sm:py-10">
        <h2>{heading}</h2>
        <p className="text-on-deep-muted max-w-prose">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
