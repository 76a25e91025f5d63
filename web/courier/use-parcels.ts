import { listMyParcels, readCarried, type CarriedParcel } from '#contract/courier/scans.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { useAnswer } from '../platform/use-call.ts'
import { carriedName, useKept } from './kept.ts'
import { newest } from './parcel.ts'
import { withWaiting } from './queue.ts'
import { endedStops } from './round.ts'
import { useIsOnline } from './use-connection.ts'
import { useOpen } from './waiting-scans.ts'

const look_ms = 20_000

/** Today's work as it stands with everything scanned here, from the server or from this device. */
export function useToday() {
  const isOnline = useIsOnline()
  const { data, dataUpdatedAt, isError, refetch } = useAnswer(listMyParcels, {}, isOnline, () => look_ms)
  const { value, at, isRead } = useKept('round', data?.parcel_data)
  const waiting = useOpen()
  const role = useRole()
  const parcels = value?.map((parcel) => withWaiting(parcel, waiting, role))
  const done = useKept('done', data?.done_today)
  // Without network what was done stays done, as long as it is the same day.
  const doneToday = (data || isToday(done.at) ? (done.value ?? 0) : 0) + endedStops(waiting)
  const tomorrow = data?.tomorrow
  const readAt = data && new Date(dataUpdatedAt).toISOString()
  return { parcels, doneToday, tomorrow, at, readAt, isFresh: data !== undefined, isRead, isError, refetch }
}

function isToday(moment: string | undefined) {
  return moment !== undefined && new Date(moment).toDateString() === new Date().toDateString()
}

/** One parcel, also when only the list or an earlier look has it. */
export function useParcel(number: string) {
  const isOnline = useIsOnline()
  const today = useAnswer(listMyParcels, {}, isOnline, () => look_ms)
  const list = useKept('round', today.data?.parcel_data)
  const { data, error, refetch } = useAnswer(readCarried, { params: { number } }, isOnline, () => look_ms)
  const own = useKept(carriedName(number), data?.parcel)
  const waiting = useOpen()
  const role = useRole()
  const listed = list.value?.find(({ tracking_number }) => tracking_number === number)
  const parcel: CarriedParcel | undefined = newest(own.value, listed)
  return {
    parcel: parcel && withWaiting(parcel, waiting, role),
    isRead: own.isRead && list.isRead,
    problem: error?.message,
    refetch,
  }
}

/** Whoever is signed in here; what they may do is decided by the server once more. */
export function useRole() {
  return useStoredUser()?.role ?? 'courier'
}
