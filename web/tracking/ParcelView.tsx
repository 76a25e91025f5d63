import { useTranslation } from 'react-i18next'
import type { TrackedParcel } from '#contract/tracking.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { Card } from '../ui/Card.tsx'
import { WayMap } from '../ui/map/WayMap.tsx'
import { useFigures } from '../ui/quote/use-figures.ts'
import { NobodyCame } from './NobodyCame.tsx'
import { ReceiverDoor } from './ReceiverDoor.tsx'
import { Share } from './Share.tsx'
import { Timeline } from './Timeline.tsx'

const tones = {
  pending: 'bg-info-ground text-ink',
  info_received: 'bg-info-ground text-ink',
  in_transit: 'bg-waiting-ground text-waiting',
  out_for_delivery: 'bg-waiting-ground text-waiting',
  attempt_failed: 'bg-trouble-ground text-trouble',
  available_for_pickup: 'bg-done-ground text-done',
  delivered: 'bg-done-ground text-done',
  exception: 'bg-trouble-ground text-trouble',
  returned: 'bg-info-ground text-ink',
  cancelled: 'bg-info-ground text-ink',
} as const

/** The state in plain words first; then when, where and how it went so far. */
export function ParcelView({ parcel, isLive }: { parcel: TrackedParcel; isLive: boolean }) {
  const { t } = useTranslation()
  const { range } = useFigures()
  const { macro, code, from, to, arrives, tracking_number } = parcel
  const isOnItsWay = macro !== 'delivered' && macro !== 'returned' && macro !== 'cancelled'
  return (
    <div className="grid gap-6">
      <section className={`grid gap-1 rounded-box p-5 ${tones[macro]}`} aria-live="polite">
        <p className="figures text-sm">{inGroups(tracking_number)}</p>
        <h2 className="text-2xl">{t(`tracking.macros.${macro}`)}</h2>
        <p>{t(`tracking.events.${code}`)}</p>
        <p>
          {from ? t('tracking.from_to', { from: from.city, to: to.city }) : t('tracking.to', { to: to.city })}
        </p>
        {arrives && isOnItsWay && (
          <p className="font-semibold">{t('tracking.arrives', { range: range(arrives) })}</p>
        )}
      </section>
      <ReceiverDoor parcel={parcel} />
      <NobodyCame parcel={parcel} />
      {from && (
        <WayMap
          from={from}
          to={to}
          isAir={parcel.mode === 'air'}
          isDone={macro === 'delivered'}
          label={t('tracking.map')}
        />
      )}
      <Card className="grid gap-4">
        <h2 className="text-lg">{t('tracking.timeline')}</h2>
        <Timeline events={parcel.events} />
        {isLive && isOnItsWay && <p className="text-muted text-sm">{t('tracking.live')}</p>}
      </Card>
      <Share number={tracking_number} state={t(`tracking.macros.${macro}`)} />
    </div>
  )
}
