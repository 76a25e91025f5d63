import { useState } from 'react'
import { storedUser } from '../platform/stored-user.ts'

const mark = 'hand-over '

/** One parcel that was counted, and the edition of its label where one was seen. */
export interface CountedParcel {
  number: string
  edition?: number | undefined
}

/**
 * What somebody counts for a hand-over: kept on the device until it is sent, so that a reload loses nothing. A person counts
 * for one hand-over at a time; `of` says which.
 */
export function useCount(of: string) {
  const [count, setCount] = useState(() => readCount(of))
  function change(next: readonly CountedParcel[] | undefined) {
    setCount(next)
    if (next) localStorage.setItem(keyOf(), JSON.stringify({ of, parcels: next }))
    else forgetCount()
  }
  return [count, change] as const
}

/** The server has it now, or nobody wants it any more. */
export function forgetCount() {
  localStorage.removeItem(keyOf())
}

/** Nothing that others have counted stays behind on this device. */
export function forgetCountsOfOthers() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(mark) && key !== keyOf()) localStorage.removeItem(key)
}

function keyOf() {
  return `${mark}${storedUser()?.id ?? ''}`
}

/** Anything else stored there is no count of ours. */
function readCount(of: string): readonly CountedParcel[] | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '')
    if (!isRecord(read) || read['of'] !== of || !Array.isArray(read['parcels'])) return undefined
    const list: unknown[] = read['parcels']
    return list.filter(isCounted)
  } catch {
    return undefined
  }
}

function isCounted(row: unknown): row is CountedParcel {
  return isRecord(row) && typeof row['number'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
