import { useTranslation } from 'react-i18next'
import { failureReasons } from '#contract/scans.ts'
import { storedUser } from '../stored-user.ts'
import { toast } from '../ui/toast.ts'
import { measuredFrom } from './measures.ts'
import type { StepEntry } from './parcel.ts'
import type { NewEntry } from './queue.ts'
import { enqueue } from './waiting-scans.ts'

/** Puts what was done with a parcel into the queue and says so; false when this device cannot keep it. */
export function useScan(tracking_number: string) {
  const { t } = useTranslation()
  async function keep(entry: NewEntry, event: string) {
    try {
      await enqueue(entry)
    } catch {
      toast.error(t('courier.step.not_kept'))
      return false
    }
    toast.success(t(navigator.onLine ? 'courier.step.saved' : 'courier.step.kept', { event }))
    return true
  }
  const made = () => ({
    user_id: storedUser()?.id ?? '',
    tracking_number,
    device_at: new Date().toISOString(),
    key: crypto.randomUUID(),
    refusal: null,
  })
  return {
    scan: ({ code, reason, received_by, picture, measures, door_code }: StepEntry) => {
      const entry: NewEntry = {
        ...made(),
        kind: 'scan',
        scan_id: crypto.randomUUID(),
        code,
        reason: asReason(reason),
        received_by: received_by.trim(),
        door_code: code === 'delivered' && door_code !== '' ? door_code : undefined,
        measured: code === 'reweighed' ? measuredFrom(measures) : undefined,
        picture: picture ?? null,
        picture_key: crypto.randomUUID(),
        evidence_id: '',
      }
      return keep(entry, t(`tracking.events.${code}`))
    },
    confirmBox: (serial: string) => keep({ ...made(), kind: 'box', serial }, t('courier.box.event')),
  }
}

function asReason(text: string) {
  return failureReasons.find((reason) => reason === text) ?? ''
}
