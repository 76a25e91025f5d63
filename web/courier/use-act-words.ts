import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import type words from '../locales/id/courier.ts'
import { useWords } from '../platform/words.ts'

type Act = keyof typeof words.acts

/** Each that has words of its own. */
const acts: Readonly<Record<Act, true>> = {
  pickup_scheduled: true,
  picked_up: true,
  dropped_off: true,
  origin_hub_in: true,
  reweighed: true,
  consolidated: true,
  destination_hub_in: true,
  handed_to_partner: true,
  out_for_delivery: true,
  ready_for_collection: true,
  delivered: true,
  returning: true,
  returned: true,
}

function isAct(code: EventCode): code is EventCode & Act {
  return code in acts
}

/** A button says what is done; of what happens without anybody doing it, it says what has happened. */
export function useActWords() {
  const { t } = useWords()
  return (code: EventCode) => (isAct(code) ? t(`courier.acts.${code}`) : t(`tracking.events.${code}`))
}
