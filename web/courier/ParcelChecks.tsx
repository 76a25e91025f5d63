import { inGroups } from '#contract/parcels/tracking-number.ts'

interface Props {
  numbers: readonly string[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

export function ParcelChecks({ numbers, chosen, onChange }: Props) {
  return (
    <ul className="divide-line grid divide-y empty:hidden">
      {numbers.map((number) => (
        <li key={number}>
          <label className="figures flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={chosen.has(number)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(number)
                else next.delete(number)
                onChange(next)
              }}
            />
            {inGroups(number)}
          </label>
        </li>
      ))}
    </ul>
  )
}
