import { gramsOf } from '../prices/measures.ts'
interface Weighed {
  quantity: number
  /** All pieces of the item together; items without a weight share the rest. */
  net_weight_kg?: number | undefined
}

/**
 * What each item weighs in whole grams, as customs ask for it. What nobody weighed gets its share of what the
 * parcel weighs beyond the weighed ones, by pieces; undefined when the weighed ones leave nothing for the others.
 */
export function netWeightsOf(items: readonly Weighed[], weight_g: number): number[] | undefined {
  const weighed_g = items.map(({ net_weight_kg }) => net_weight_kg && gramsOf(net_weight_kg))
  const unweighed = items.filter((_, index) => weighed_g[index] === undefined)
  let left_g = weighed_g.reduce<number>((left, grams) => left - (grams ?? 0), weight_g)
  let pieces = unweighed.reduce((sum, { quantity }) => sum + quantity, 0)
  let others = unweighed.length
  // The lightest share is a gram.
  if (left_g < others) return undefined
  return items.map(({ quantity }, index) => {
    const own_g = weighed_g[index]
    if (own_g !== undefined) return own_g
    others -= 1
    // The last one takes what rounding left, so that the shares add up.
    const share_g = Math.min(Math.max(1, Math.round((left_g * quantity) / pieces)), left_g - others)
    left_g -= share_g
    pieces -= quantity
    return share_g
  })
}
