import type { ReactNode } from 'react'

/** Two coasts, the water between them and one arc across: the ground of every picture. It says nothing to screen readers. */
export function Scene({ children, arc = true }: { children?: ReactNode; arc?: boolean }) {
  return (
    <svg viewBox="0 0 360 220" className="h-auto w-full" aria-hidden="true" fill="none" strokeLinecap="round">
      <rect y="150" width="360" height="70" rx="12" className="fill-sea" />
      <path
        d="M0 208V138C34 126 76 134 92 162C100 178 90 204 70 220H12A12 12 0 0 1 0 208Z"
        className="fill-land"
      />
      <path
        d="M360 208V132C326 122 288 136 274 160C264 182 276 204 298 220H348A12 12 0 0 0 360 208Z"
        className="fill-land"
      />
      <path
        d="M118 180q9-8 18 0t18 0M206 196q9-8 18 0t18 0M150 206q9-8 18 0t18 0"
        className="stroke-edge"
        strokeWidth="3"
      />
      {arc && (
        <>
          <path
            d="M52 146C100 40 260 40 308 142"
            className="stroke-ink"
            strokeWidth="4"
            strokeDasharray="2 10"
          />
          <circle cx="52" cy="148" r="8" className="fill-accent" />
          <circle cx="308" cy="144" r="8" className="fill-accent" />
        </>
      )}
      {children}
    </svg>
  )
}
