import { useState, type ReactNode } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { DayDone } from './DayDone.tsx'
import { DayLayout } from './DayLayout.tsx'
import { restOfDay, type RestOfDay } from './rest-of-day.ts'
import { RoundHead } from './RoundHead.tsx'
import { RoundStops } from './RoundStops.tsx'
import { partOf, roundParts, stopsOf, type RoundPart } from './round.ts'
import { Tomorrow } from './Tomorrow.tsx'
import { useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

/** The round of today, and what it comes to. */
export function Today({ children }: { children: ReactNode }) {
  const day = useToday()
  const { parcels, tomorrow, at, readAt } = day
  const parts = roundParts.map((part) => partWith(part, parcels ?? []))
  const rest = restOfDay(day)
  return (
    <DayLayout
      day={day}
      head={<RoundHead rest={rest} at={readAt ?? at} />}
      list={
        <>
          {rest.isDone && (
            <div className="pb-5">
              <DayDone day={rest} />
            </div>
          )}
          <div className="round-parts">
            <Parts parts={parts} rest={rest} isFresh={day.isFresh} />
          </div>
          {tomorrow && <Tomorrow {...tomorrow} />}
        </>
      }
    >
      {children}
    </DayLayout>
  )
}

type Part = ReturnType<typeof partWith>

function partWith(part: RoundPart, parcels: readonly CarriedParcel[]) {
  const { slots, free } = stopsOf(parcels, part)
  return { part, slots, free }
}

/** Opens where there is something to do. */
function Parts({ parts, rest, isFresh }: { parts: Part[]; rest: RestOfDay; isFresh: boolean }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string>()
  const opened = useOpened(parts, rest, isFresh)
  return (
    <Tabs
      label={t('courier.today.parts')}
      isStretched
      value={chosen ?? opened}
      onChange={setChosen}
      tabs={parts.map(({ part, slots, free }) => ({
        id: part,
        // Nothing is said of none.
        label: [t(`courier.round.${part}`), howMany(countOf(slots, []), free.length)]
          .filter(Boolean)
          .join(' '),
        content: <RoundStops part={part} rest={rest} slots={slots} free={free} />,
      }))}
    />
  )
}

/**
 * One's own work first; what comes in later moves nobody who reads to another part. Only what a kept list knows nothing of is
 * looked for once more in the first answer: nobody has anything to do in “in hand”.
 */
function useOpened(parts: Part[], { way, toLoad }: RestOfDay, isFresh: boolean) {
  const [next] = [...way, ...toLoad]
  const withWork =
    parts.find(({ part }) => next && partOf(next) === part) ??
    parts.find(({ slots }) => slots.length > 0) ??
    parts.find(({ free }) => free.length > 0)
  const [opened, setOpened] = useState(withWork && { part: withWork.part, isFresh })
  const isKept = opened?.part === 'carry' && isFresh && !opened.isFresh
  if (withWork && (!opened || isKept)) setOpened({ part: withWork.part, isFresh })
  return opened?.part ?? 'deliver'
}

/** One's own, which are counted as done or not; what nobody has taken comes on top. */
function howMany(own: number, free: number) {
  return [own || '', free > 0 ? `+${free}` : ''].join('')
}

function countOf(slots: Part['slots'], free: Part['free']) {
  return slots.reduce((sum, { stops }) => sum + stops.length, free.length)
}
