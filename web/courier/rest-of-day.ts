import { isInHand, isOwnStop, restOf } from './round.ts'
import type { useToday } from './use-parcels.ts'

export type RestOfDay = ReturnType<typeof restOfDay>

/** What is left of today for whoever drives, and what it comes to once nothing is. */
export function restOfDay({ parcels = [], doneToday, tomorrow, at, readAt }: ReturnType<typeof useToday>) {
  const rest = restOf(parcels, readAt ?? at ?? '')
  return {
    ...rest,
    done: doneToday,
    isDone: doneToday > 0 && rest.way.length + rest.toLoad.length === 0,
    inHand: parcels.filter(isInHand).length,
    free: parcels.filter(({ may_take }) => may_take).length,
    later: parcels.filter((parcel) => parcel.due === 'later' && isOwnStop(parcel)).length,
    tomorrow: tomorrow?.stops?.[0],
  }
}
