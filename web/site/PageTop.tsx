import type { ReactNode } from 'react'

/** How every information page begins: what it is about, a picture, and perhaps what to do. */
export function PageTop({
  heading,
  intro,
  picture,
  children,
}: {
  heading: string
  intro: string
  picture: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="bg-kraft border-line border-b">
      <div className="wrap grid items-center gap-6 py-8 md:grid-cols-[3fr_2fr] print:grid-cols-1 md:gap-12 md:py-12">
        <div className="grid justify-items-start gap-4">
          <h1>{heading}</h1>
          <p className="max-w-prose text-lg">{intro}</p>
          {children && <div className="screen-only flex flex-wrap gap-3 pt-2">{children}</div>}
        </div>
        <div className="screen-only max-md:mx-auto max-md:w-56">{picture}</div>
      </div>
    </div>
  )
}
