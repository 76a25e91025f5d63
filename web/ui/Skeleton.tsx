/** The place of what is still on its way; screen readers hear the page's own waiting text instead. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`bg-line/60 animate-pulse rounded-lg ${className}`} />
}
