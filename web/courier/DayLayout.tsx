import type { ReactNode } from 'react'
import { calendarDayIn, type TimeZone } from '#contract/places/clocks.ts'
import { timeOnlyIn } from '#contract/places/moment.ts'
import { useMoment, useOwnZone } from '../platform/moment.ts'
import { useWords } from '../platform/words.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useIsOnline } from './use-connection.ts'
import type { useToday } from './use-parcels.ts'
import { WaitingScans } from './WaitingScans.tsx'

interface Props {
  day: ReturnType<typeof useToday>
  head: ReactNode
  /** Shown once it is known. */
  list: ReactNode
  /** Below the list, once its height is known. */
  children?: ReactNode
}

/** A day of work: what was done and what is done most, then what is waited for; without network the list this device has kept. */
export function DayLayout({ day, head, list, children }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  const zone = useOwnZone()
  const isOnline = useIsOnline()
  const { parcels, at, isFresh, isRead, isError, refetch } = day
  const isAwaited = !parcels && !(isRead && !isOnline) && !isError
  return (
    <div className="contents lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <div className="contents lg:grid lg:gap-5">
        {head}
        <WaitingScans />
        {(!isFresh || !isOnline) && at && (
          <p className="text-muted -mt-2 text-sm">
            {t('courier.queue.seen_at', { at: isOfToday(zone, at) ? timeOnlyIn(zone, at) : moment(at) })}
          </p>
        )}
      </div>
      <div className="contents lg:grid lg:gap-5 lg:pt-6">
        {/* As high before the answer as after it: what is below never moves. */}
        <div className="min-h-[30rem]">
          {parcels && list}
          {!parcels && isRead && !isOnline && <p role="status">{t('courier.today.not_here')}</p>}
          {!parcels && isOnline && isError && <LoadFailed onRetry={() => void refetch()} />}
          {isAwaited && <Skeleton className="h-[30rem] w-full" />}
        </div>
        {!isAwaited && children}
      </div>
    </div>
  )
}

/** The day stands above the list already. */
function isOfToday(zone: TimeZone, at: string) {
  return calendarDayIn(zone, at) === calendarDayIn(zone)
}
