import { useState, type ReactNode } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { DayLayout } from './DayLayout.tsx'
import { RoundHead } from './RoundHead.tsx'
import { RoundStops } from './RoundStops.tsx'
import { roundParts, stopsOf, type RoundPart } from './round.ts'
import { Tomorrow } from './Tomorrow.tsx'
import { useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

/** The round of today, and what it comes to. */
export function Today({ children }: { children: ReactNode }) {
  const day = useToday()
  const { parcels, doneToday, tomorrow, at, readAt } = day
  const parts = roundParts.map((part) => partWith(part, parcels ?? []))
  // What only travels along was fetched, and counted then.
  const doors = parts.filter(({ part }) => part !== 'carry')
  const ahead = doors.flatMap(({ slots }) => slots.flatMap(({ stops }) => stops))
  return (
    <DayLayout
      day={day}
      head={<RoundHead ahead={ahead} done={doneToday} at={readAt ?? at} />}
      list={
        <>
          <Parts parts={parts} done={doneToday} />
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
function Parts({ parts, done }: { parts: Part[]; done: number }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string>()
  const opened = useOpened(parts)
  return (
    <Tabs
      label={t('courier.today.parts')}
      isStretched
      value={chosen ?? opened}
      onChange={setChosen}
      tabs={parts.map(({ part, slots, free }, place) => ({
        id: part,
        // Nothing is said of none.
        label: [t(`courier.round.${part}`), howMany(countOf(slots, []), free.length)]
          .filter(Boolean)
          .join(' '),
        content: (
          <RoundStops
            part={part}
            before={done + stopsIn(parts.slice(0, place))}
            isBegun={done > 0}
            slots={slots}
            free={free}
          />
        ),
      }))}
    />
  )
}

/** One's own work first; what comes in later moves nobody who reads to another part. */
function useOpened(parts: Part[]) {
  const withWork = parts.find(({ slots }) => slots.length > 0) ?? parts.find(({ free }) => free.length > 0)
  const [opened, setOpened] = useState(withWork?.part)
  if (opened === undefined && withWork) setOpened(withWork.part)
  return opened ?? 'deliver'
}

/** One's own, which are counted as done or not; what nobody has taken comes on top. */
function howMany(own: number, free: number) {
  return [own || '', free > 0 ? `+${free}` : ''].join('')
}

function stopsIn(parts: Part[]) {
  return parts.reduce((sum, { slots }) => sum + countOf(slots, []), 0)
}

function countOf(slots: Part['slots'], free: Part['free']) {
  return slots.reduce((sum, { stops }) => sum + stops.length, free.length)
}
