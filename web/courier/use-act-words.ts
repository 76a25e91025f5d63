import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { useWords } from '../platform/words.ts'

const acts = [
  'pickup_scheduled',
  'picked_up',
  'dropped_off',
  'origin_hub_in',
  'reweighed',
  'consolidated',
  'destination_hub_in',
  'handed_to_partner',
  'out_for_delivery',
  'ready_for_collection',
  'delivered',
  'returning',
  'returned',
] as const satisfies readonly EventCode[]

/** A button says what is done; of what happens without anybody doing it, it says what has happened. */
export function useActWords() {
  const { t } = useWords()
  return (code: EventCode) => {
    const act = acts.find((known) => known === code)
    return act ? t(`courier.acts.${act}`) : t(`tracking.events.${code}`)
  }
}
