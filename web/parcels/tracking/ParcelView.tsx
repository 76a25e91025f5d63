import { lazy, Suspense, type ReactNode } from 'react'
import { isFinal } from '#contract/parcels/parcel-steps.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { WhatNext } from '../../parts/parcel/WhatNext.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { isPromised, nextTry } from './milestones.ts'
import { NobodyCame } from './NobodyCame.tsx'
import { OwnOrder } from './OwnOrder.tsx'
import { visitKey } from './private-link.ts'
import { Poster } from './Poster.tsx'
import { ReceiverDoor } from './ReceiverDoor.tsx'
import { Share } from './Share.tsx'
import { Timeline } from './Timeline.tsx'
import { useChoice } from './use-choice.ts'
import { WriteToUs } from './WriteToUs.tsx'
import { useWords } from '../../platform/words.ts'

// For whoever collects a parcel that is there, or brings one.
const AtCounter = lazy(() => import('./AtCounter.tsx'))
// For whoever came by a letter that offers another day; nobody else carries the rules of its form.
const AnotherDay = lazy(() => import('./AnotherDay.tsx'))

interface Props {
  parcel: TrackedParcel
  isLive: boolean
  /** What has to be known before anything here is believed. */
  notice?: ReactNode
}

/** The poster says when; below it stands how it went, what the parcel is, and what happens next. */
export function ParcelView({ parcel, isLive, notice }: Props) {
  const { t } = useWords()
  const words = useParcelWords(parcel.box_service !== null)
  const { macro, tracking_number } = parcel
  return (
    <>
      <Poster parcel={parcel} notice={notice} />
      <div className="grid gap-10 px-4 pt-8 lg:grid-cols-[1.15fr_1fr_0.9fr] lg:grid-rows-[auto_1fr] lg:gap-x-18 lg:px-18 lg:pt-14">
        <Next parcel={parcel} />
        <section className="grid content-start gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <h2 className="text-2xl">{t('tracking.timeline')}</h2>
          <Timeline parcel={parcel} />
          {isLive && !isFinal(macro) && (
            <p className="text-muted screen-only text-sm">{t('tracking.live')}</p>
          )}
        </section>
        <ThisParcel parcel={parcel} />
        <Share number={tracking_number} state={words.macro(macro, parcel.code)} />
      </div>
    </>
  )
}

/** What whoever looks can do or has to know now. */
function Next({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const counter_id = parcel.counter_id ?? parcel.brought_to
  const visit_key = visitKey()
  const choice = useChoice(parcel, visit_key)
  // The code is what a courier at the door waits for; after a visit in vain another day comes first.
  const isMissed = parcel.macro === 'attempt_failed'
  const heading = t(parcel.counter_id ? 'tracking.collect_here' : 'tracking.bring_here')
  return (
    <div className="grid content-start gap-6 empty:hidden lg:col-start-2 lg:row-start-1">
      <WhatNext parcel={parcel} again={nextTry(parcel)} choice={choice} isPart />
      {counter_id && (
        <Suspense>
          <AtCounter counter_id={counter_id} heading={heading} />
        </Suspense>
      )}
      {!isMissed && <ReceiverDoor parcel={parcel} />}
      {visit_key && (
        <Suspense>
          <AnotherDay key={parcel.tracking_number} parcel={parcel} visit_key={visit_key} />
        </Suspense>
      )}
      {isMissed && <ReceiverDoor parcel={parcel} />}
      <NobodyCame parcel={parcel} />
      {parcel.macro === 'delivered' && <NotThere number={parcel.tracking_number} />}
      <OwnOrder number={parcel.tracking_number} />
    </div>
  )
}

/** Letters ask whoever did not get it to say so: here they can. */
function NotThere({ number }: { number: string }) {
  const { t } = useWords()
  const text = t('tracking.not_there.text', { number: inGroups(number) })
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('tracking.not_there.heading')}</h2>
      <WriteToUs number={number} text={text}>
        {t('tracking.not_there.ask')}
      </WriteToUs>
    </section>
  )
}

function ThisParcel({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const { range } = useFigures()
  const { from, to, mode, arrives, booked_day } = parcel
  const facts = [
    ['from', from?.city],
    ['to', to.city],
    ['mode', mode ? t(`tracking.facts.${mode}`) : undefined],
    // A day that its receiver booked stands on the poster, and is the one that counts.
    ['expected', arrives && !booked_day && isPromised(parcel) ? range(arrives) : undefined],
  ] as const
  return (
    <section className="grid content-start gap-6 lg:col-start-3 lg:row-start-1">
      <h2 className="text-2xl">{t('tracking.facts.heading')}</h2>
      <dl className="grid gap-4">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-muted text-sm">{t(`tracking.facts.${name}`)}</dt>
                <dd className="text-lg font-bold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
