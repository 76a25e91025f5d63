import type { CarriedParcel } from '#contract/courier/scans.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { aboutParcel } from './parcel.ts'

interface Props {
  parcels: readonly CarriedParcel[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** By number as on the label, with whose it is and where to. */
export function ParcelChecks({ parcels, chosen, onChange }: Props) {
  return (
    <ul className="divide-line grid divide-y empty:hidden">
      {parcels.map((parcel) => (
        <li key={parcel.tracking_number}>
          <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={chosen.has(parcel.tracking_number)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(parcel.tracking_number)
                else next.delete(parcel.tracking_number)
                onChange(next)
              }}
            />
            <ParcelLine parcel={parcel} />
          </label>
        </li>
      ))}
    </ul>
  )
}

function ParcelLine({ parcel }: { parcel: CarriedParcel }) {
  return (
    <span className="min-w-0">
      <span className="figures block font-semibold whitespace-nowrap">
        {inGroups(parcel.tracking_number)}
      </span>
      <span className="text-muted block text-sm empty:hidden">{aboutParcel(parcel)}</span>
    </span>
  )
}
