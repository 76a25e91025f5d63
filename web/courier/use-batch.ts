import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { storedUser } from '../platform/stored-user.ts'
import { mostAtOnce } from './batch.ts'
import { nothing, readBatch, type Batch, type Scanned } from './kept-batch.ts'
import { useBatchRows } from './use-batch-rows.ts'
import { enqueueAll } from './waiting-scans.ts'
import { plainScan } from './use-scan.ts'

/** The batch being scanned: kept on the device until it is started over, whatever happens to the page. */
export function useBatch(steps: readonly EventCode[]) {
  const storage = `batch ${storedUser()?.id}`
  const [query] = useSearchParams()
  const first = steps.find((code) => code === query.get('step')) ?? ''
  const expected = expectedIn(query)
  const [batch, setBatch] = useState(() => beginning(readBatch(storage), first, expected))
  useEffect(() => localStorage.setItem(storage, JSON.stringify(batch)), [storage, batch])
  const { rows, isLooking } = useBatchRows(batch, expected)
  const ready = rows.filter(({ state }) => state === 'ready')
  const mapRows = (change: (known: Scanned[]) => Scanned[]) =>
    setBatch((known) => ({ ...known, rows: change(known.rows) }))
  function add(number: string, edition?: number) {
    const at = new Date().toISOString()
    mapRows((known) => (isFull(known, number) ? known : [{ number, at, edition }, ...known]))
  }
  async function send() {
    const { step } = batch
    if (step === '') return
    const scans = ready.map((row) => plainScan(row, step))
    const keys = new Map(scans.map(({ tracking_number, key }) => [tracking_number, key]))
    await enqueueAll(scans)
    mapRows((known) => known.map((row) => withKey(row, keys)))
  }
  return {
    batch,
    /** What somebody came here for. */
    first,
    rows,
    ready: ready.length,
    /** It was begun at a stop, which it leads back to. */
    isOfStop: expected.length > 0,
    isLooking,
    send,
    add,
    choose: (step: EventCode | '') => setBatch((known) => withStep(known, step)),
    remove: (number: string) => mapRows((known) => known.filter((row) => row.number !== number)),
    mean: (number: string, isMeant: boolean) => mapRows((known) => withMeaning(known, number, isMeant)),
    clear: () => setBatch(nothing),
  }
}

/** The parcels of the stop from which it was opened. */
function expectedIn(query: URLSearchParams) {
  return query.getAll('parcel').flatMap((text) => findTrackingNumber(text) ?? [])
}

/** What somebody came for is chosen, unless another batch is not done yet. */
function beginning(kept: Batch, first: EventCode | '', expected: readonly string[]): Batch {
  const isSent = kept.rows.every(({ key }) => key)
  const isOfAnother = expected.length > 0 && !kept.rows.some(({ number }) => expected.includes(number))
  const isOver = kept.rows.length === 0 || (isSent && isOfAnother)
  return first !== '' && isOver ? { rows: [], step: first } : kept
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

function withMeaning(rows: readonly Scanned[], number: string, isMeant: boolean) {
  return rows.map((row) => (row.number === number ? { ...row, isMeant } : row))
}

function isFull(rows: readonly Scanned[], number: string) {
  return rows.length >= mostAtOnce || rows.some((row) => row.number === number)
}
