import { serialInGroups } from '#contract/parcels/box-serial.ts'

interface Props {
  boxes: readonly { serial: string; is_attached: boolean }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  words: { legend: string; hint: string; attached: string }
}

/** The boxes of an order, to tick one by one. */
export function BoxChoice({ boxes, chosen, onChange, words }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{words.legend}</legend>
      <p className="text-muted text-sm">{words.hint}</p>
      {boxes.map(({ serial, is_attached }) => (
        <label key={serial} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={chosen.includes(serial)}
            onChange={({ target }) =>
              onChange(
                boxes
                  .map((box) => box.serial)
                  .filter((other) => (other === serial ? target.checked : chosen.includes(other))),
              )
            }
          />
          <span>
            <span className="figures font-semibold whitespace-nowrap">{serialInGroups(serial)}</span>
            {is_attached && <span className="text-muted block text-sm">{words.attached}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
