import ChevronLeft from 'virtual:icon/chevron-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../platform/words.ts'

/** The top of a page below the round: the way back and what is in hand. */
export function DeepHead({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <header className="work-head flex items-center gap-1 py-2">
      <Link
        to="/courier"
        aria-label={t('courier.back')}
        className="grid size-11 shrink-0 place-items-center rounded-box"
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </Link>
      <h1 className="figures min-w-0 text-lg">{children}</h1>
    </header>
  )
}
