/** Between two parts of a page: a hairline that crosses the strait. */
export function ArcDivider() {
  return (
    <div className="text-line flex items-end" aria-hidden="true">
      <span className="border-line mb-1 flex-1 border-t" />
      <svg viewBox="0 0 84 40" className="h-10 w-21 shrink-0" fill="none">
        <path d="M3 36C18-8 66-8 81 36" className="stroke-ink" strokeWidth="2.5" />
        <circle cx="3" cy="36" r="4" className="fill-signal" />
        <circle cx="81" cy="36" r="4" className="fill-signal" />
      </svg>
      <span className="border-line mb-1 flex-1 border-t" />
    </div>
  )
}
