import type { CarriedParcel } from '#contract/courier/scans.ts'
import { isVoidLabel } from '#contract/parcels/label-number.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { isHeldBack, maySetOutEarly, standsAgainst } from './batch.ts'
import { aboutParcel } from './parcel.ts'
import type { Batch, Scanned } from './kept-batch.ts'
import type { Waiting, WaitingScan } from './queue.ts'
import { useLookedUp } from './use-looked-up.ts'
import { useRole, useToday } from './use-parcels.ts'
import { useWaiting } from './waiting-scans.ts'

/** Where each stands, and what this device knows of it. */
export function useBatchRows({ step, rows }: Batch, expected: readonly string[]) {
  const waiting = useWaiting()
  const { parcels } = useToday()
  const isCounter = worksAtCounter(useRole())
  const listed = (number: string) => parcels?.find(({ tracking_number }) => tracking_number === number)
  const isUnknown = ({ number, key }: Scanned) => parcels !== undefined && !key && !listed(number)
  const asked = step !== '' && maySetOutEarly(step) ? rows.filter(isUnknown) : []
  const { found, isUnknown: isNowhere, isLooking } = useLookedUp(asked.map(({ number }) => number))
  const isTicked = (number: string) => rows.some((row) => row.number === number)
  // What has gone on meanwhile is waited for no more.
  const isOpen = (number: string) => step === '' || !standsAgainst(listed(number), step)
  const untouched = expected.filter((number) => !isTicked(number) && isOpen(number))
  const shown = (row: Scanned) => {
    const known = listed(row.number) ?? found(row.number)
    return {
      ...row,
      ...standingOf(row, { step, known, waiting }),
      known,
      hasOldLabel: known !== undefined && isVoidLabel(row.edition, known.label_edition),
      // What is brought here is on the list of this counter; what is not may be booked for another one, and is taken in all the same.
      isUnexpected: isCounter && step === 'dropped_off' && isUnknown(row),
      /** Whether its appointment is on another day shows only once there is network. */
      hasNoDay: known === undefined && isNowhere(row.number),
      about: known && aboutParcel(known),
    }
  }
  return { rows: [...untouched.map(notScanned), ...rows].map(shown), isLooking }
}

function notScanned(number: string): Scanned {
  return { number, at: '' }
}

interface Known {
  step: EventCode | ''
  known: CarriedParcel | undefined
  waiting: readonly Waiting[]
}

/** Still to be scanned, to be sent, left out for another day, impossible as far as this device knows, waiting, refused, done, or done before its day. */
function standingOf(row: Scanned, { step, known, waiting }: Known) {
  if (row.key) {
    const entry = waiting.find((one): one is WaitingScan => one.kind === 'scan' && one.key === row.key)
    return { state: sentState(entry), entry, against: undefined }
  }
  const against = step === '' ? undefined : standsAgainst(known, step)
  if (against) return { state: 'impossible' as const, against, entry: undefined }
  const isLater = step !== '' && !row.isMeant && isHeldBack(step, known)
  const state = row.at === '' ? ('expected' as const) : isLater ? ('later' as const) : ('ready' as const)
  return { state, against, entry: undefined }
}

function sentState(entry: WaitingScan | undefined) {
  if (!entry) return 'done' as const
  if (entry.refusal) return 'refused' as const
  return entry.early ? ('early' as const) : ('waiting' as const)
}

export type BatchRow = ReturnType<typeof useBatchRows>['rows'][number]
