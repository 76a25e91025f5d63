/** Its place in the round, where it has one; screen readers count lists themselves. */
export function Numbered({ place, isNext = false }: { place: number | undefined; isNext?: boolean }) {
  if (place === undefined) return null
  return (
    <span
      className={`figures grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${isNext ? 'bg-ink text-surface' : 'bg-info-ground'}`}
      aria-hidden="true"
    >
      {place}
    </span>
  )
}
