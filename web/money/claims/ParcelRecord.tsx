import type { Claimable } from '#contract/money/claims.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

/** What we know about the parcel, so that nobody has to type it. */
export function ParcelRecord({ parcel, isOpen }: { parcel: Claimable; isOpen: boolean }) {
  const { t } = useWords()
  const moment = useMoment()
  const { amount, range } = useFigures()
  const { code, handed_over_at, delivered_at, received_by, cover, cover_left, is_insured } = parcel
  return (
    <Collapsible open={isOpen} title={t('claim.record.heading')}>
      <Facts
        facts={[
          [t('claim.record.number'), <TrackingNumber key="number" number={parcel.tracking_number} />],
          [t('claim.record.state'), t(`tracking.events.${code}`)],
          [
            t('claim.record.handed_over'),
            handed_over_at && moment(handed_over_at, zoneOfRegion(parcel.sender_region_id)),
          ],
          [t('claim.record.promised'), range(parcel.arrives)],
          [
            t('claim.record.delivered'),
            delivered_at && moment(delivered_at, zoneOfRegion(parcel.receiver_region_id)),
          ],
          [t('claim.record.received_by'), received_by],
          [t('claim.record.declared_value'), amount(parcel.declared_value)],
          [t('claim.record.insurance'), t(is_insured ? 'claim.record.insured' : 'claim.record.not_insured')],
          [t('claim.record.cover'), amount(cover)],
          [t('claim.record.cover_left'), cover_left === cover ? null : amount(cover_left)],
        ]}
      />
    </Collapsible>
  )
}
