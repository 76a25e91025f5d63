import { eventCodes, type EventCode } from '#contract/parcels/parcel-steps.ts'

export interface Scanned {
  number: string
  at: string
  /** Of the label, where it named one or was seen by the camera. */
  edition?: number | undefined
  /** It goes although its appointment is on another day. */
  isMeant?: boolean | undefined
  /** Its scan in the queue, once it was sent there. */
  key?: string
}

export interface Batch {
  step: EventCode | ''
  rows: Scanned[]
}

export const nothing: Batch = { step: '', rows: [] }

/** Anything else stored there is not a batch of ours. */
export function readBatch(storage: string): Batch {
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
