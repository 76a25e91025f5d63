/** Its place in the round; screen readers count lists themselves. */
export function Numbered({ place, isNext = false }: { place: number; isNext?: boolean }) {
  return (
    <span
      className={`figures grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${isNext ? 'bg-ink text-surface' : 'bg-info-ground'}`}
      aria-hidden="true"
    >
      {place}
    </span>
  )
}
