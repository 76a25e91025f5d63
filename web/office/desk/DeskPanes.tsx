import type { ComponentProps, ReactNode } from 'react'
import { KeysLine } from '../../parts/workplace/KeysLine.tsx'
import { Queue } from './Queue.tsx'
import { Turn } from './Turn.tsx'

interface Props extends ComponentProps<typeof Queue> {
  place: number
  waiting: number
  keys: string
  /** How much waits altogether. */
  sum?: string
  children: ReactNode
}

/** What waits, beside the one that is open. */
export function DeskPanes({ place, waiting, keys, sum, children, ...queue }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[clamp(15rem,22vw,19.75rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <Turn place={place} shown={queue.lines.length} waiting={waiting} go={queue.go} />
        {sum && <p className="figures text-muted text-sm">{sum}</p>}
        <Queue {...queue} />
        <KeysLine text={keys} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </div>
  )
}
