import type { ReactNode } from 'react'
import { useWords } from '../platform/words.ts'

interface Props {
  /** What is not there, where the page knows it better. */
  says?: string | undefined
  children?: ReactNode
}

/** Nothing here yet, and what to do next: an arc that nothing travels on. */
export function EmptyState({ says, children }: Props) {
  const { t } = useWords()
  return (
    <div className="bg-kraft grid justify-items-center gap-3 rounded-box px-4 pt-6 pb-8 text-center">
      <svg viewBox="0 0 380 150" className="w-64 max-w-full" fill="none" aria-hidden="true">
        <path d="M0 146C14 102 92 96 112 146Z" className="fill-land" />
        <path d="M268 146C288 100 366 106 380 146Z" className="fill-land" />
        <path
          d="M72 110Q190-60 308 112"
          className="stroke-ink"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
        <path d="M170 4h40v32h-40z" className="fill-kraft stroke-ink" strokeWidth="2" strokeDasharray="6 5" />
        <path
          d="M138 132q12-10 24 0t24 0M206 124q8-7 16 0t16 0"
          className="stroke-ink"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle cx="72" cy="110" r="6" className="fill-ink" />
        <circle cx="308" cy="112" r="6" className="fill-kraft stroke-ink" strokeWidth="3" />
      </svg>
      <p className="font-semibold">{says ?? t('ui.no_data')}</p>
      {children}
    </div>
  )
}
