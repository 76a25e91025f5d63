import { useEffect, useState } from 'react'
import { readCarried, type CarriedParcel } from '#contract/courier/scans.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../platform/call.ts'
import { useIsOnline } from './use-connection.ts'

/** Parcels that are on no list of this device: asked for one after the other, so that their day is known before they are taken. */
export function useLookedUp(numbers: readonly string[]) {
  const isOnline = useIsOnline()
  const [found, setFound] = useState<ReadonlyMap<string, CarriedParcel | undefined>>(new Map())
  const next = isOnline ? numbers.find((number) => !found.has(number)) : undefined
  useEffect(() => {
    if (next === undefined) return undefined
    let isGone = false
    const keep = (parcel: CarriedParcel | undefined) =>
      !isGone && setFound((known) => new Map(known).set(next, parcel))
    void call(readCarried, { params: { number: next } }).then((answer) =>
      keep(answer && isSuccess(answer) ? answer.data.parcel : undefined),
    )
    return () => void (isGone = true)
  }, [next])
  return { found, isLooking: next !== undefined }
}
