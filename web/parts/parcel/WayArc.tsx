import type { ReactNode } from 'react'

/** The two ends of a way that nobody has travelled yet, with the arc between them. */
export function WayArc({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div>
      <svg viewBox="0 0 280 84" className="w-full" aria-hidden="true" fill="none">
        <path
          d="M10 76Q140-56 270 76"
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <circle cx="10" cy="76" r="7" className="fill-ink" />
        <circle cx="270" cy="76" r="5" className="stroke-ink fill-surface" strokeWidth="2" />
      </svg>
      <div className="flex justify-between gap-4 font-bold">
        <div className="min-w-0">{from}</div>
        <div className="min-w-0 text-right">{to}</div>
      </div>
    </div>
  )
}
