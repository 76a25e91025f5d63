/** A dot that goes to and fro between two coasts while something is on its way. */
export function ArcLoader() {
  return (
    <svg viewBox="0 0 120 80" className="w-30" fill="none" aria-hidden="true">
      <path d="M10 62C32 6 88 6 110 62" className="stroke-line" strokeWidth="4" />
      <circle cx="10" cy="62" r="5" className="fill-ink" />
      <circle cx="110" cy="62" r="5" className="fill-ink" />
      <circle r="8" className="arc-loader fill-signal" />
    </svg>
  )
}
