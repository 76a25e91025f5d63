import { useEffect, useState } from 'react'
import { storedUser } from '../platform/stored-user.ts'
import { put, readAll, readOne, remove } from './device-store.ts'

/** Says on every page that this device keeps names; without it nobody opens the store. */
const keptMark = 'courier_names'

const longest_ms = 3 * 86_400_000

interface Kept<Value> {
  key: string
  user_id: string
  at: string
  value: Value
}

/** Under which a parcel is kept once somebody has looked at it. */
export function carriedName(number: string) {
  return `carried ${number}`
}

/** What this device kept of it, where nothing newer is to be had. */
export async function readKept<Value>(name: string) {
  return (await readOne<Kept<Value>>('kept', keyOf(storedUser()?.id ?? '', name)))?.value
}

function keyOf(user_id: string, name: string) {
  return `${user_id} ${name}`
}

/** The newest answer, or what this device kept of an earlier one; `at` says how old that is. */
export function useKept<Value>(name: string, fresh: Value | undefined) {
  const user_id = storedUser()?.id ?? ''
  const key = keyOf(user_id, name)
  const [read, setRead] = useState<{ key: string; row: Kept<Value> | undefined }>()
  useEffect(() => {
    let isGone = false
    const take = (row: Kept<Value> | undefined) => !isGone && setRead({ key, row })
    void readOne<Kept<Value>>('kept', key).then(take, () => take(undefined))
    return () => void (isGone = true)
  }, [key])
  useEffect(() => {
    const row = { key, user_id, at: new Date().toISOString(), value: fresh }
    // Without a store the page works all the same, as long as there is network.
    if (fresh === undefined || !user_id) return
    localStorage.setItem(keptMark, user_id)
    void put('kept', row).catch(() => undefined)
  }, [key, user_id, fresh])
  const row = read?.key === key ? read.row : undefined
  return { value: fresh ?? row?.value, at: row?.at, isRead: read?.key === key }
}

/** Names and addresses of people stay on a device only as long as its user works with them. */
export async function forgetOld() {
  const user = storedUser()
  const oldest = new Date(Date.now() - longest_ms).toISOString()
  for (const { key, user_id, at } of await readAll<Kept<unknown>>('kept'))
    if (user_id !== user?.id || at < oldest) await remove('kept', key)
  if (!user) localStorage.removeItem(keptMark)
}
