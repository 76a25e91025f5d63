import { company } from '#contract/site/company.ts'

/** Two coasts, one arc between them. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-bold tracking-tight whitespace-nowrap">
      <svg viewBox="0 0 32 20" className="h-5 w-8" aria-hidden="true" fill="none">
        <path d="M3 16C8 1 24 1 29 16" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="3" cy="16" r="3" className="fill-accent" />
        <circle cx="29" cy="16" r="3" className="fill-accent" />
      </svg>
      {company.name}
    </span>
  )
}
