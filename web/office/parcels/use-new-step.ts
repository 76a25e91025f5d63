import { useState, type FormEvent } from 'react'
import type { Input } from '#contract/platform/endpoint.ts'
import { isSuccess, type Failure, type FieldError } from '#contract/platform/envelope.ts'
import { addStep } from '#contract/office/office-parcels.ts'
import { needsPicture, needsReason, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { sendEvidence } from '#contract/courier/scans.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { newTimedId } from '../../platform/timed-id.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Entry {
  code: EventCode | ''
  reason: Input<typeof addStep>['body']['reason']
  received_by: string
  picture: File | undefined
}

/** Sends the picture first, then the event; sent again after a lost answer, both count once. */
export function useNewStep(number: string, onDone: () => void) {
  const { t } = useWords()
  const text = useText()
  const [entry, setEntry] = useState<Entry>({ code: '', reason: '', received_by: '', picture: undefined })
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Failure | 'lost'>()
  const send = useSending(number)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (entry.code === '' || isSending) return
    const errors = missingIn(entry.code, entry)
    if (errors.length > 0) return setRefusal({ code: 400, code_message: 'validation_error', errors })
    setIsSending(true)
    const answer = await send({ ...entry, code: entry.code })
    setIsSending(false)
    if (!answer || !isSuccess(answer)) return setRefusal(answer ?? 'lost')
    toast.success(t('office_parcels.next.saved', { event: t(`tracking.events.${entry.code}`) }))
    onDone()
  }
  const errors = refusal !== undefined && refusal !== 'lost' ? (refusal.errors ?? []) : []
  return {
    entry,
    isSending,
    save,
    change: (part: Partial<Entry>) => {
      setEntry((known) => ({ ...known, ...part }))
      setRefusal(undefined)
    },
    errorOf: (name: string) => {
      const found = errors.find(({ path }) => path === name)
      return found && text(found.message)
    },
    problem: refusal && problemIn(text, refusal, errors),
  }
}

/** What this page asks for, although the server takes what earlier ones sent without. */
function missingIn(code: EventCode, { reason, picture }: Entry): FieldError[] {
  return [
    ...(needsReason(code) && reason === '' ? [{ path: 'reason', message: 'error.reason_required' }] : []),
    ...(needsPicture(code) && !picture ? [{ path: 'evidence_id', message: 'error.picture_missing' }] : []),
  ]
}

const fields = new Set(['reason', 'received_by', 'evidence_id'])

/** What no field of the form can say. */
function problemIn(text: (key: string) => string, refusal: Failure | 'lost', errors: FieldError[]) {
  if (errors.length === 0) return sentence(text, refusal === 'lost' ? undefined : refusal)
  const other = errors.find(({ path }) => !fields.has(path))
  return other && text(other.message)
}

function useSending(number: string) {
  const add = useCall(addStep)
  const keyFor = useKeyFor()
  const pictureKeyFor = useKeyFor()
  const [scan] = useState(() => ({ scan_id: newTimedId(), device_at: new Date().toISOString() }))
  return async ({ picture, ...entry }: Entry & { code: EventCode }) => {
    const sent =
      picture && (await evidenceOf(number, picture, pictureKeyFor([picture.name, picture.lastModified])))
    if (picture && (!sent || !isSuccess(sent))) return sent
    const evidence_id = sent && isSuccess(sent) ? sent.data.evidence_id : ''
    const input = { params: { number }, body: { ...scan, ...entry, evidence_id } }
    return add.mutateAsync({ input, key: keyFor(input) })
  }
}

async function evidenceOf(number: string, picture: File, key: string) {
  const sending = { key, onProgress: () => undefined }
  return sendPicture(sendEvidence, {}, await readable(picture), sending, { number })
}

export type NewStep = ReturnType<typeof useNewStep>
