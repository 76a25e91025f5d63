import { macros } from '#contract/parcels/macros.ts'
import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { Badge } from '../ui/Badge.tsx'
import { useIsOnline } from './use-connection.ts'
import { useOpen } from './waiting-scans.ts'
import { useParcelWords } from '../parts/parcel/use-parcel-words.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  parcel: CarriedParcel
  /** What stands around it says already where the parcel stands. */
  isStateKnown?: boolean
}

/** Where it stands, whether its official box is still to be seen, whether the server knows all that yet. */
export function StateBadges({ parcel, isStateKnown = false }: Props) {
  const { t } = useWords()
  const words = useParcelWords(orderRules[parcel.type].holds === 'boxes', parcel.mode)
  const waits = useOpen().some(({ tracking_number }) => tracking_number === parcel.tracking_number)
  const isOnline = useIsOnline()
  const isAsked = parcelSteps[parcel.code].next === 'sender_answers'
  // The sender has agreed: what is left to do stands below.
  const isAnswered = isAsked && parcel.weighing === 'agreed'
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {/* Green only once the server knows it. */}
      {!isAnswered && (waits || !isStateKnown) && (
        <Badge tone={waits || isAsked ? 'waiting' : macros[parcel.macro].staffTone}>
          {words.event(parcel.code)}
        </Badge>
      )}
      {parcel.awaits_box && <Badge tone="waiting">{t('courier.parcel.official_box')}</Badge>}
      {waits && (
        <Badge tone="waiting">{t(isOnline ? 'courier.parcel.sending' : 'courier.parcel.waiting')}</Badge>
      )}
    </p>
  )
}
