import type { ReactNode } from 'react'

interface Props {
  /** The answers, and what they rest on. */
  answer: ReactNode
  /** On narrow screens below what is looked at, where nobody answers without it. */
  isAnswerLast?: boolean
  children: ReactNode
}

/** What is looked at, beside the answer to it, which stays in sight; on narrow screens one below the other, the answer first. */
export function Beside({ answer, isAnswerLast = false, children }: Props) {
  return (
    <div className="in-reading-order grid gap-4 xl:grid-cols-[minmax(0,1fr)_clamp(20rem,28vw,24.75rem)] xl:items-start">
      <div className="grid min-w-0 content-start gap-4">{children}</div>
      <div
        className={`grid min-w-0 content-start gap-4 xl:sticky xl:top-4 ${isAnswerLast ? '' : 'max-xl:order-first'}`}
      >
        {answer}
      </div>
    </div>
  )
}
