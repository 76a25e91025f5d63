import ChevronDown from 'virtual:icon/chevron-down'

/** At the end of a summary: turned where it is open, whatever that lies in itself. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <ChevronDown
      className={`size-5 shrink-0 transition-transform [[open]>summary_&]:rotate-180 ${className}`}
      aria-hidden="true"
    />
  )
}
