import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { useWords } from '../../platform/words.ts'

type Event = TrackedParcel['events'][number]['code']
type Macro = TrackedParcel['macro']

// Nobody hands anything over for boxes that were bought: they are made ready by us.
const readyMacros = new Set<Macro>(['info_received'])
const readyEvents = new Set<Event>(['label_created', 'pickup_scheduled'])

export function wordOfMacro(isBox: boolean, macro: Macro) {
  return isBox && readyMacros.has(macro) ? 'tracking.boxes.ready' : (`tracking.macros.${macro}` as const)
}

/** What a state and a step are called: boxes on their way to a buyer are no parcel that waits for its sender. */
export function useParcelWords(isBox: boolean, mode: TrackedParcel['mode'] = null) {
  const { t } = useWords()
  return {
    /** Before it has left its origin a parcel is with us, and not on its way yet. */
    macro: (macro: Macro, code?: Event) =>
      macro === 'in_transit' && code && isAt(code, 'collected', 'origin_hub')
        ? t('tracking.with_us')
        : t(wordOfMacro(isBox, macro)),
    event: (code: Event) => {
      if (isBox && readyEvents.has(code)) return t('tracking.boxes.ready')
      return mode && code === 'departed_origin'
        ? t(`tracking.departed.${mode}`)
        : t(`tracking.events.${code}`)
    },
  }
}
