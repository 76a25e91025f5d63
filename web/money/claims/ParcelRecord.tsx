import type { Claimable } from '#contract/money/claims.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

/** What we know about the parcel, so that nobody has to type it; which one it is and what it may come to stand above the fold. */
export function ParcelRecord({ parcel }: { parcel: Claimable }) {
  const { t } = useWords()
  const moment = useMoment()
  const { amount, range } = useFigures()
  const { code, handed_over_at, delivered_at, received_by, cover, cover_left, is_insured } = parcel
  return (
    <Collapsible title={<Title parcel={parcel} />}>
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

function Title({ parcel: { tracking_number, code, cover_left } }: { parcel: Claimable }) {
  const { t } = useWords()
  const { amount } = useFigures()
  return (
    <span className="min-w-0">
      <span className="block">{t('claim.record.heading')}</span>
      <span className="text-muted figures block text-sm font-normal">
        {inGroups(tracking_number)}, {t(`tracking.events.${code}`)}
        <span className="block">
          {t('claim.facts.most')}: {amount(cover_left)}
        </span>
      </span>
    </span>
  )
}
