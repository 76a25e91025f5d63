import { macros } from '#contract/parcels/macros.ts'
import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useParcelWords } from './use-parcel-words.ts'

interface Props extends Pick<TrackedParcel, 'macro'> {
  /** Left out where only its state is told. */
  code?: TrackedParcel['code']
  isBox: boolean
}

/** Where a parcel is, in one word. Where its sender is asked, nothing has gone wrong. */
export function ParcelBadge({ code, macro, isBox }: Props) {
  const words = useParcelWords(isBox)
  const isAsked = code !== undefined && parcelSteps[code].next === 'sender_answers'
  return <Badge tone={isAsked ? 'waiting' : macros[macro].tone}>{words.macro(macro, code)}</Badge>
}
