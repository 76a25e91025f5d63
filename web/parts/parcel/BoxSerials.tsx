import { serialInGroups } from '#contract/parcels/box-serial.ts'

/** Boxes by what their stickers say, a line each. */
export function BoxSerials({ serials }: { serials: readonly string[] }) {
  return (
    <ul>
      {serials.map((serial) => (
        <li key={serial} className="whitespace-nowrap">
          {serialInGroups(serial)}
        </li>
      ))}
    </ul>
  )
}
