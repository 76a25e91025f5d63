import type { ReactNode } from 'react'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { Headline } from './Headline.tsx'
import { MilestoneArc } from './MilestoneArc.tsx'
import { nextTry, progressOf, toneOf } from './milestones.ts'
import { PosterStyle } from './PosterStyle.tsx'
import { RouteMap } from './RouteMap.tsx'
import { useWords } from '../../platform/words.ts'

/** The day it arrives, or arrived, as the largest thing; where none can be promised, what it waits for. */
export function Poster({ parcel, notice }: { parcel: TrackedParcel; notice: ReactNode }) {
  const { t } = useWords()
  const tone = toneOf(parcel)
  const { share } = progressOf(parcel)
  const state = useStateWords(parcel)
  return (
    <>
      <PosterStyle />
      <section className={`poster poster-${tone}`} aria-live="polite">
        <div className="poster-way">
          <RouteMap
            from={parcel.from}
            to={parcel.to}
            mode={parcel.mode}
            done={share}
            label={t('tracking.map')}
          />
        </div>
        <div className="poster-words relative grid content-start gap-2 px-4 pt-2 lg:px-18 lg:pt-14">
          {notice}
          <div className="flex flex-wrap items-baseline gap-x-3 font-semibold lg:text-lg">
            <p className="figures">{inGroups(parcel.tracking_number)}</p>
            <h2 className="text-base lg:text-lg">{state}</h2>
          </div>
          <Headline parcel={parcel} />
        </div>
        <MilestoneArc parcel={parcel} />
      </section>
    </>
  )
}

/** Beside the large words that say what happened: that somebody came in vain is not said twice. */
function useStateWords(parcel: TrackedParcel) {
  const { t } = useWords()
  const words = useParcelWords(parcel.box_service !== null, parcel.mode)
  if (nextTry(parcel)) return words.event(parcel.code)
  return parcel.macro === 'attempt_failed'
    ? t('tracking.tried_again')
    : words.macro(parcel.macro, parcel.code)
}
