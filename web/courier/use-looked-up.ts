import { useEffect, useState } from 'react'
import { readCarried, type CarriedParcel } from '#contract/courier/scans.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../platform/call.ts'
import { carriedName, readKept } from './kept.ts'
import { useIsOnline } from './use-connection.ts'

interface Found {
  parcel: CarriedParcel | undefined
  /** The server was asked; otherwise only this device. */
  isAsked: boolean
}

/**
 * Parcels that are on no list of this device: asked for one after the other, so that their day is known before they are taken.
 * Without network this device may know it of an earlier look.
 */
export function useLookedUp(numbers: readonly string[]) {
  const isOnline = useIsOnline()
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map())
  const next = numbers.find((number) => (isOnline ? !found.get(number)?.isAsked : !found.has(number)))
  useEffect(() => {
    if (next === undefined) return undefined
    let isGone = false
    const keep = (parcel: CarriedParcel | undefined) =>
      !isGone && setFound((known) => new Map(known).set(next, { parcel, isAsked: isOnline }))
    void (isOnline ? ask(next) : readKept<CarriedParcel>(carriedName(next))).then(keep, () => keep(undefined))
    return () => void (isGone = true)
  }, [next, isOnline])
  return {
    found: (number: string) => found.get(number)?.parcel,
    /** Nobody here knows anything of it. */
    isUnknown: (number: string) => found.has(number) && !found.get(number)?.parcel,
    isLooking: next !== undefined,
  }
}

async function ask(number: string) {
  const answer = await call(readCarried, { params: { number } })
  // A device may believe for a while that there is a network.
  if (!answer) return readKept<CarriedParcel>(carriedName(number))
  return isSuccess(answer) ? answer.data.parcel : undefined
}
