import type { ReactNode } from 'react'

export interface InQueue {
  id: string
  /** What it is told by: mostly an amount. */
  head: ReactNode
  /** How long it has waited, or how long there still is. */
  time: ReactNode
  who: ReactNode
  /** What is odd about it. */
  mark?: { word: string; tone: keyof typeof tones } | undefined
}

const tones = { calm: 'text-muted', waiting: 'text-waiting', trouble: 'text-trouble' }

interface Props {
  label: string
  lines: readonly InQueue[]
  open: string | undefined
  go: (place: number) => void
}

/** Everything that waits at a desk, what comes first at the top. On phones there is one thing at a time. */
export function Queue({ label, lines, open, go }: Props) {
  return (
    <nav aria-label={label} className="max-lg:hidden">
      <ol className="border-line bg-surface max-h-[78vh] overflow-y-auto rounded-box border">
        {lines.map(({ id, head, time, who, mark }, place) => (
          <li key={id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              onClick={() => go(place)}
              aria-current={id === open ? 'true' : undefined}
              className="hover:bg-kraft aria-[current]:bg-info-ground aria-[current]:border-ink grid min-h-11 w-full grid-cols-1 border-l-4 border-transparent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] px-3 py-2 text-left text-sm"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <b className="max-w-full truncate text-base">{head}</b>
                <span className="figures whitespace-nowrap">{time}</span>
              </span>
              <span className="flex justify-between gap-x-3">
                <span className="text-muted truncate">{who}</span>
                {mark && <span className={`shrink-0 font-semibold ${tones[mark.tone]}`}>{mark.word}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
