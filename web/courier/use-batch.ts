import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { isVoidLabel } from '#contract/parcels/label-number.ts'
import { eventCodes, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { storedUser } from '../platform/stored-user.ts'
import { mostAtOnce, standsAgainst } from './batch.ts'
import type { WaitingScan } from './queue.ts'
import { useRole, useToday } from './use-parcels.ts'
import { enqueueAll, useWaiting } from './waiting-scans.ts'
import { plainScan } from './use-scan.ts'

export interface Scanned {
  number: string
  at: string
  /** Of the label, where it named one or was seen by the camera. */
  edition?: number | undefined
  /** Its scan in the queue, once it was sent there. */
  key?: string
}

interface Batch {
  step: EventCode | ''
  rows: Scanned[]
}

const nothing: Batch = { step: '', rows: [] }

/** The batch being scanned: kept on the device until it is started over, whatever happens to the page. */
export function useBatch(steps: readonly EventCode[]) {
  const storage = `batch ${storedUser()?.id}`
  const [query] = useSearchParams()
  const first = steps.find((code) => code === query.get('step')) ?? ''
  const [batch, setBatch] = useState(() => beginning(readBatch(storage), first))
  useEffect(() => localStorage.setItem(storage, JSON.stringify(batch)), [storage, batch])
  const rows = useStates(batch)
  const ready = rows.filter(({ state }) => state === 'ready')
  function add(number: string, edition?: number) {
    const at = new Date().toISOString()
    setBatch((known) =>
      isFull(known, number) ? known : { ...known, rows: [{ number, at, edition }, ...known.rows] },
    )
  }
  async function send() {
    const { step } = batch
    if (step === '') return
    const scans = ready.map(({ number, at }) => plainScan(number, step, at))
    const keys = new Map(scans.map(({ tracking_number, key }) => [tracking_number, key]))
    await enqueueAll(scans)
    setBatch((known) => ({ ...known, rows: known.rows.map((row) => withKey(row, keys)) }))
  }
  return {
    batch,
    /** What somebody came here for. */
    first,
    rows,
    ready: ready.length,
    send,
    add,
    choose: (step: EventCode | '') => setBatch((known) => withStep(known, step)),
    remove: (number: string) =>
      setBatch((known) => ({ ...known, rows: known.rows.filter((row) => row.number !== number) })),
    clear: () => setBatch(nothing),
  }
}

/** What somebody came for is chosen, unless another batch is not done yet. */
function beginning(kept: Batch, first: EventCode | ''): Batch {
  return first !== '' && kept.rows.length === 0 ? { ...kept, step: first } : kept
}

/** What was scanned for another step is scanned for this one now: it happened at no earlier time. */
function withStep({ step: before, rows }: Batch, step: EventCode | ''): Batch {
  if (before === '' || before === step) return { step, rows }
  const at = new Date().toISOString()
  return { step, rows: rows.map((row) => (row.key ? row : { ...row, at })) }
}

function withKey(row: Scanned, keys: ReadonlyMap<string, string>): Scanned {
  const key = keys.get(row.number)
  return key ? { ...row, key } : row
}

function isFull({ rows }: Batch, number: string) {
  return rows.length >= mostAtOnce || rows.some((row) => row.number === number)
}

/** Where each stands: to be sent, impossible as far as this device knows, waiting, refused by the server, or done. */
function useStates({ step, rows }: Batch) {
  const waiting = useWaiting()
  const { parcels } = useToday()
  const isCounter = worksAtCounter(useRole())
  return rows.map((row) => {
    const known = parcels?.find(({ tracking_number }) => tracking_number === row.number)
    const hasOldLabel = known !== undefined && isVoidLabel(row.edition, known.label_edition)
    // What is brought here is on the list of this counter; what is not may be booked for another one, and is taken in all the same.
    const isUnexpected = isCounter && step === 'dropped_off' && parcels !== undefined && !known && !row.key
    const about = known && aboutParcel(known)
    if (!row.key) {
      const against = step === '' ? undefined : standsAgainst(known, step)
      return {
        ...row,
        hasOldLabel,
        isUnexpected,
        about,
        state: against ? ('impossible' as const) : ('ready' as const),
        against,
        entry: undefined,
      }
    }
    const entry = waiting.find((one): one is WaitingScan => one.kind === 'scan' && one.key === row.key)
    const state = entry ? (entry.refusal ? ('refused' as const) : ('waiting' as const)) : ('done' as const)
    return { ...row, hasOldLabel, isUnexpected, about, state, against: undefined, entry }
  })
}

/** Whose it is and where to, as far as this device may know: the label says the same. */
function aboutParcel({ leg, sender, receiver, from, to }: CarriedParcel) {
  const whose = leg === 'sender' ? sender : receiver
  const way = [from?.city, to.city].filter(Boolean).join(' → ')
  return [whose?.name, way].filter(Boolean).join(' · ')
}

export type BatchRow = ReturnType<typeof useStates>[number]

/** Anything else stored there is not a batch of ours. */
function readBatch(storage: string): Batch {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storage) ?? '')
    if (!isRecord(read) || !Array.isArray(read['rows'])) return nothing
    const list: unknown[] = read['rows']
    return { step: eventCodes.find((code) => code === read['step']) ?? '', rows: list.filter(isScannedRow) }
  } catch {
    return nothing
  }
}

function isScannedRow(row: unknown): row is Scanned {
  return isRecord(row) && typeof row['number'] === 'string' && typeof row['at'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
