/** The few numbers people come for. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="border-line bg-line grid grid-cols-2 gap-px overflow-hidden rounded-box border lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="bg-surface grid content-start gap-1 p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="figures text-lg font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
