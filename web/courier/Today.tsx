import { useState, type ReactNode } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { useMoment } from '../platform/moment.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { RoundHead } from './RoundHead.tsx'
import { RoundStops } from './RoundStops.tsx'
import { roundParts, stopsOf, type RoundPart } from './round.ts'
import { Tomorrow } from './Tomorrow.tsx'
import { WaitingScans } from './WaitingScans.tsx'
import { useIsOnline } from './use-connection.ts'
import { useRole, useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  /** What a counter does all day, above what it waits for. */
  first: ReactNode
  children: ReactNode
}

/** The round of today; without network the one this device has kept. What is below it comes once its height is known. */
export function Today({ first, children }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  const isOnline = useIsOnline()
  const { parcels, doneToday, tomorrow, at, readAt, isFresh, isRead, isError, refetch } = useToday()
  const isAwaited = !parcels && !(isRead && !isOnline) && !isError
  const parts = roundParts.map((part) => partWith(part, parcels ?? []))
  const side = worksAtCounter(useRole()) ? 'counter' : 'round'
  // What only travels along was fetched, and counted then.
  const doors = parts.filter(({ part }) => part !== 'carry')
  const ahead = doors.flatMap(({ slots }) => slots.flatMap(({ stops }) => stops))
  return (
    <div className="contents lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <div className="contents lg:grid lg:gap-5">
        <RoundHead side={side} ahead={ahead} done={doneToday} at={readAt ?? at} />
        {first}
        <WaitingScans />
        {(!isFresh || !isOnline) && at && (
          <p className="text-muted text-sm">{t('courier.queue.seen_at', { at: moment(at) })}</p>
        )}
      </div>
      <div className="contents lg:grid lg:gap-5 lg:pt-6">
        {/* As high before the answer as after it: what is below never moves. */}
        <div className="min-h-[30rem]">
          {parcels && <Parts side={side} parts={parts} done={doneToday} />}
          {parcels && tomorrow && <Tomorrow {...tomorrow} />}
          {!parcels && isRead && !isOnline && <p role="status">{t('courier.today.not_here')}</p>}
          {!parcels && isOnline && isError && <LoadFailed onRetry={() => void refetch()} />}
          {isAwaited && <Skeleton className="h-[30rem] w-full" />}
        </div>
        {!isAwaited && children}
      </div>
    </div>
  )
}

type Part = ReturnType<typeof partWith>

function partWith(part: RoundPart, parcels: readonly CarriedParcel[]) {
  const { slots, free } = stopsOf(parcels, part)
  return { part, slots, free }
}

/** Opens where there is something to do, until somebody chooses. */
function Parts({ side, parts, done }: { side: 'round' | 'counter'; parts: Part[]; done: number }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string>()
  const firstWithWork = parts.find(({ slots, free }) => slots.length + free.length > 0)
  return (
    <Tabs
      label={t('courier.today.parts')}
      isStretched
      value={chosen ?? firstWithWork?.part ?? 'deliver'}
      onChange={setChosen}
      tabs={parts.map(({ part, slots, free }, place) => ({
        id: part,
        // Nothing is said of none.
        label: [t(`courier.${side}.${part}`), howMany(countOf(slots, []), free.length)]
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
