type Fact = readonly [label: string, value: string | null | undefined]

/** Labels and their values, one below the other on phones. Empty values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,12rem)_minmax(9rem,1fr)]">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted text-sm max-sm:-mb-2 sm:pt-0.5">{label}</dt>
            <dd className="figures min-w-0 wrap-break-word">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
