import { useSyncExternalStore } from 'react'
import {
  confirmBox,
  listMyParcels,
  readCarried,
  scanParcel,
  sendEvidence,
  tickAddOn,
} from '#contract/courier/scans.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../platform/call.ts'
import { sendPicture } from '../platform/files.ts'
import { storedUser, useStoredUser } from '../platform/stored-user.ts'
import { answers } from '../platform/use-call.ts'
import { add, put, readAll, remove } from './device-store.ts'
import { openOf, refusedOf, sendAll, type Doors, type NewEntry, type Waiting } from './queue.ts'

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

/** Everything this person's device has not got rid of yet, refused scans too. */
export function useWaiting() {
  const entries = useSyncExternalStore(subscribe, current)
  const user = useStoredUser()
  return entries.filter(({ user_id }) => user_id === user?.id)
}

/** What is still to be sent; refused scans are no part of it. */
export function useOpen() {
  const user = useStoredUser()
  return openOf(useWaiting(), user?.id ?? '')
}

/** The newest scan of a parcel that the server would not take. */
export function useRefusedScan(tracking_number: string) {
  return refusedOf(useWaiting(), tracking_number).findLast((entry) => entry.kind === 'scan')
}

export function useRefusedBox(tracking_number: string) {
  return refusedOf(useWaiting(), tracking_number).findLast((entry) => entry.kind === 'box')
}

type Outcome = 'sent' | 'waiting' | 'refused'

export function useRefusedAddOns(tracking_number: string) {
  return refusedOf(useWaiting(), tracking_number).filter((entry) => entry.kind === 'add_on')
}

/** How long a form waits for the server; after that the scan waits in the queue. */
const patience_ms = 8000

/**
 * Kept first, sent afterwards: what was tapped once is never lost. What mends a refused entry takes its place and its turn.
 * Tells how it stands with the server, once that is known.
 */
export async function enqueue(entry: NewEntry, mends?: Waiting): Promise<Outcome> {
  if (mends) await put('waiting', { ...entry, seq: mends.seq })
  else await add('waiting', entry)
  await reload()
  const sending = sendWaiting({ waitsForTurn: true }).catch(() => undefined)
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, patience_ms))])
  const kept = waiting.find(({ key }) => key === entry.key)
  if (!kept) return 'sent'
  return kept.refusal ? 'refused' : 'waiting'
}

/** Many at once: all are kept before the first one leaves. */
export async function enqueueAll(entries: readonly NewEntry[]) {
  for (const entry of entries) await add('waiting', entry)
  await reload()
  void sendWaiting({ waitsForTurn: true }).catch(() => undefined)
}

export async function dismiss({ seq }: Waiting) {
  await remove('waiting', seq)
  await reload()
}

export async function reload() {
  waiting = await readAll<Waiting>('waiting')
  for (const listener of listeners) listener()
}

/** One tab sends at a time; whoever comes meanwhile leaves it to the next round, or waits for its turn. */
export async function sendWaiting({ waitsForTurn = false } = {}) {
  const user = storedUser()
  if (!user || !navigator.onLine) return
  await navigator.locks.request('courier-scans', { ifAvailable: !waitsForTurn }, async (lock) => {
    if (lock) await sendAll(doors, user.id)
  })
}

const doors: Doors = {
  read: async () => {
    await reload()
    return [...waiting]
  },
  write: async (entry) => {
    await put('waiting', entry)
    await reload()
  },
  remove: dismiss,
  sendPicture: (picture, { key, number }) =>
    sendPicture(sendEvidence, {}, picture, { key, onProgress: () => undefined }, { number }),
  sendScan: async ({
    tracking_number,
    key,
    scan_id,
    code,
    device_at,
    reason,
    received_by,
    evidence_id,
    measured,
    door_code,
  }) => {
    const body = { scan_id, code, device_at, reason, received_by, evidence_id, measured, door_code }
    const answer = await call(scanParcel, { params: { number: tracking_number }, body }, { key })
    // The parcel may stand elsewhere than this device thought: what may come next is asked for at once.
    if (answer && !isSuccess(answer)) await askAnew()
    return answer
  },
  sendBox: async ({ tracking_number, key, serial }) => {
    const answer = await call(confirmBox, { params: { number: tracking_number }, body: { serial } }, { key })
    if (answer && isSuccess(answer)) await askAnew()
    return answer
  },
  sendAddOn: async ({ tracking_number, name, is_done, evidence_id }) => {
    const params = { number: tracking_number, name }
    const answer = await call(tickAddOn, { params, body: { is_done, evidence_id } })
    if (answer && !isSuccess(answer)) await askAnew()
    return answer
  },
  onParcel: show,
  onSent: (entry) => sentListeners.forEach((listener) => listener(entry)),
}

async function askAnew() {
  for (const { path } of [readCarried, listMyParcels]) await answers.invalidateQueries({ queryKey: [path] })
}

const sentListeners = new Set<(entry: Waiting) => void>()

/** Tells of each entry that the server has taken. */
export function onSent(listener: (entry: Waiting) => void) {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/** Puts the server's answer where the page looks, over whatever is being fetched right now. */
async function show(parcel: CarriedParcel) {
  for (const { path } of [listMyParcels, readCarried]) await answers.cancelQueries({ queryKey: [path] })
  answers.setQueriesData<{ parcel: CarriedParcel }>({ queryKey: [readCarried.path] }, (data) =>
    data?.parcel.tracking_number === parcel.tracking_number ? { parcel } : data,
  )
  answers.setQueriesData<{ parcel_data: CarriedParcel[] }>(
    { queryKey: [listMyParcels.path] },
    (data) =>
      data && {
        parcel_data: data.parcel_data.map((one) =>
          one.tracking_number === parcel.tracking_number ? parcel : one,
        ),
      },
  )
  void answers.invalidateQueries({ queryKey: [listMyParcels.path] })
}

function current() {
  return waiting
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
