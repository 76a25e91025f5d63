import { company } from '#contract/site/company.ts'

/** Two coasts, one arc between them. A sign and no text: with large letters it leaves the menu its room. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-[min(0.5rem,2.2vw)] text-[min(1.125rem,5.6vw)] font-bold tracking-tight whitespace-nowrap">
      <svg
        viewBox="0 0 32 20"
        className="h-[min(1.25rem,6vw)] w-[min(2rem,9.6vw)]"
        aria-hidden="true"
        fill="none"
      >
        <path d="M3 16C8 1 24 1 29 16" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="3" cy="16" r="3" className="fill-accent" />
        <circle cx="29" cy="16" r="3" className="fill-accent" />
      </svg>
      {company.name}
    </span>
  )
}
