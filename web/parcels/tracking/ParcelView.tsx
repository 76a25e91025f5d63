import { useTranslation } from 'react-i18next'
import { isFinal, macros } from '#contract/parcels/parcel-steps.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Card } from '../../ui/Card.tsx'
import { WayMap } from '../../ui/map/WayMap.tsx'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { WhatNext } from '../../parts/parcel/WhatNext.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { NobodyCame } from './NobodyCame.tsx'
import { ReceiverDoor } from './ReceiverDoor.tsx'
import { Share } from './Share.tsx'
import { Timeline } from './Timeline.tsx'

const looks = {
  neutral: 'bg-info-ground text-ink',
  done: 'bg-done-ground text-done',
  trouble: 'bg-trouble-ground text-trouble',
} as const

/** The state in plain words first; then when, where and how it went so far. */
export function ParcelView({ parcel, isLive }: { parcel: TrackedParcel; isLive: boolean }) {
  const { t } = useTranslation()
  const words = useParcelWords(parcel.box_service !== null)
  const { macro, from, to, tracking_number } = parcel
  const isOnItsWay = !isFinal(macro)
  return (
    <div className="grid gap-6">
      <Banner parcel={parcel} isOnItsWay={isOnItsWay} />
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
        <Timeline events={parcel.events} isBox={parcel.box_service !== null} />
        {isLive && isOnItsWay && <p className="text-muted text-sm">{t('tracking.live')}</p>}
      </Card>
      <Share number={tracking_number} state={words.macro(macro)} />
    </div>
  )
}

function Banner({ parcel, isOnItsWay }: { parcel: TrackedParcel; isOnItsWay: boolean }) {
  const { t } = useTranslation()
  const { range } = useFigures()
  const words = useParcelWords(parcel.box_service !== null)
  const { macro, code, from, to, arrives, tracking_number } = parcel
  return (
    <section className={`grid gap-1 rounded-box p-5 ${looks[macros[macro].tone]}`} aria-live="polite">
      <p className="figures text-sm">{inGroups(tracking_number)}</p>
      <h2 className="text-2xl">{words.macro(macro)}</h2>
      <p>{words.event(code)}</p>
      <p>
        {from ? t('tracking.from_to', { from: from.city, to: to.city }) : t('tracking.to', { to: to.city })}
      </p>
      {arrives && isOnItsWay && !parcel.is_late && (
        <p className="font-semibold">{t('tracking.arrives', { range: range(arrives) })}</p>
      )}
      <div className="mt-2 grid gap-3">
        <WhatNext parcel={parcel} />
      </div>
    </section>
  )
}
