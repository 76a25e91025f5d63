import { macros } from '#contract/parcels/macros.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useParcelWords } from './use-parcel-words.ts'

/** Where a parcel is, in one word. */
export function ParcelBadge({ macro, isBox }: { macro: TrackedParcel['macro']; isBox: boolean }) {
  const words = useParcelWords(isBox)
  return <Badge tone={macros[macro].tone}>{words.macro(macro)}</Badge>
}
