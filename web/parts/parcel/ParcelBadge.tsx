import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { Badge } from '../../ui/Badge.tsx'
import { macroTones } from './macro-tones.ts'
import { useParcelWords } from './use-parcel-words.ts'

/** Where a parcel is, in one word. */
export function ParcelBadge({ macro, isBox }: { macro: TrackedParcel['macro']; isBox: boolean }) {
  const words = useParcelWords(isBox)
  return <Badge tone={macroTones[macro]}>{words.macro(macro)}</Badge>
}
