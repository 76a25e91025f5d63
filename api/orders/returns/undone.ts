import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { percentOf, type LineCode } from '#contract/prices/priced-line.ts'
import { addOnWork } from '#contract/parcels/add-on-work.ts'

interface Line {
  code: string
  amount_sen: number
}

interface Ordered {
  step: EventCode
  lines: readonly Line[]
  /** What weighing added to the freight, or took off it. */
  settled_sen: number
  /** Of the line for priority, what the last part of the way costs. */
  priority_to_door_sen: number
  percent_of_freight: number
}

const freight = new Set<string>([
  'freight_first',
  'freight_further',
  'freight_per_kg',
  'freight_next_tier',
  'zone_add',
] satisfies LineCode[])

/** Done where the parcel is handed over; insurance counts from the departure on. */
const atTheSender = new Set<string>(['pickup', ...addOnWork])

/** Begins with the last part of the way. */
const atTheDoor: LineCode = 'remote_area'

/**
 * What a parcel that is sent back gives back and costs. Nothing that was done goes back; a parcel that has not left its
 * origin has no way to travel back, so it owes no return fee.
 */
export function priceOfReturn(ordered: Ordered) {
  const { step, lines, settled_sen, priority_to_door_sen, percent_of_freight } = ordered
  const sumOf = (isCounted: (code: string) => boolean) =>
    lines.reduce((sum, { code, amount_sen }) => sum + (isCounted(code) ? amount_sen : 0), 0)
  const atOrigin = isAt(step, 'collected', 'origin_hub')
  if (atOrigin) {
    const priority = sumOf((code) => code === 'priority')
    const onTheWay = sumOf((code) => !atTheSender.has(code) && code !== 'priority')
    return {
      refund_sen: onTheWay + settled_sen + Math.min(priority, priority_to_door_sen),
      fee_sen: 0,
    }
  }
  const lastPart = isAt(step, 'last_part', 'missed')
  const unbegun = lastPart ? 0 : sumOf((code) => code === atTheDoor) + priority_to_door_sen
  const freight_sen = sumOf((code) => freight.has(code)) + settled_sen
  return { refund_sen: unbegun, fee_sen: percentOf(freight_sen, percent_of_freight) }
}
