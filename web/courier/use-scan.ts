import type { AddOnWork } from '#contract/parcels/add-on-work.ts'
import { needsMeasures, needsReceiver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { failureReasons } from '#contract/parcels/step-reasons.ts'
import { storedUser } from '../platform/stored-user.ts'
import { newTimedId } from '../platform/timed-id.ts'
import { toast } from '../ui/toast.ts'
import { measuredFrom } from './measures.ts'
import type { Scanned } from './kept-batch.ts'
import type { StepEntry } from './parcel.ts'
import { shrink } from './shrink.ts'
import type { NewEntry, WaitingBox, WaitingScan } from './queue.ts'
import { enqueue } from './waiting-scans.ts'
import { useWords } from '../platform/words.ts'

/** Puts what was done with a parcel into the queue and tells what came of it; 'not_kept' when this device cannot keep it. */
export function useScan(tracking_number: string) {
  const { t } = useWords()
  async function keep(entry: NewEntry, event: string, mends?: WaitingScan | WaitingBox) {
    try {
      const outcome = await enqueue(entry, mends)
      if (outcome === 'waiting') toast.info(t('courier.step.kept', { event }))
      return outcome
    } catch {
      toast.error(t('courier.step.not_kept'))
      return 'not_kept'
    }
  }
  const made = () => madeNow(tracking_number)
  return {
    scan: (entry: StepEntry, mends?: WaitingScan) =>
      keep(scanOf(made(), entry, mends), t(`tracking.events.${entry.code}`), mends),
    tick: async (name: AddOnWork, is_done: boolean, file: File | undefined) => {
      const picture = file ? await shrink(file) : null
      const entry = { kind: 'add_on', name, is_done, picture, evidence_id: '' } as const
      return keep({ ...made(), ...entry, picture_key: crypto.randomUUID() }, t(`shipment.add_on.${name}`))
    },
    confirmBox: (serial: string, mends?: WaitingBox) =>
      keep({ ...made(), kind: 'box', serial }, t('courier.box.event'), mends),
  }
}

function madeNow(tracking_number: string): Made {
  return {
    user_id: storedUser()?.id ?? '',
    tracking_number,
    device_at: new Date().toISOString(),
    key: crypto.randomUUID(),
    refusal: null,
  }
}

/** A step that asks for nothing else, at the moment when the parcel was scanned. */
export function plainScan({ number, at: device_at, isMeant }: Scanned, code: EventCode): NewEntry {
  return {
    ...madeNow(number),
    device_at,
    is_meant: isMeant,
    kind: 'scan',
    scan_id: newTimedId(),
    code,
    reason: '',
    received_by: '',
    picture: null,
    picture_key: crypto.randomUUID(),
    evidence_id: '',
  }
}

type Made = Pick<NewEntry, 'user_id' | 'tracking_number' | 'device_at' | 'key' | 'refusal'>

/** A mended scan of the same step happened when it happened first, and its picture is not sent twice. */
function scanOf(made: Made, entry: StepEntry, mends: WaitingScan | undefined): NewEntry {
  const { code, reason, received_by, picture, is_signed, is_meant, measures, door_code } = entry
  const isSameStep = mends?.code === code
  const isSamePicture = mends !== undefined && picture !== undefined && mends.picture === picture
  return {
    ...made,
    ...(isSameStep ? { device_at: mends.device_at } : {}),
    kind: 'scan',
    scan_id: isSameStep ? mends.scan_id : newTimedId(),
    code,
    reason: failureReasons.find((known) => known === reason) ?? '',
    received_by: received_by.trim(),
    door_code: needsReceiver(code) && door_code !== '' ? door_code : undefined,
    measured: needsMeasures(code) ? measuredFrom(measures) : undefined,
    picture: picture ?? null,
    is_signed,
    is_meant,
    picture_key: isSamePicture ? mends.picture_key : crypto.randomUUID(),
    evidence_id: isSamePicture ? mends.evidence_id : '',
  }
}
