import { useState } from 'react'
import type { OfficeParcel } from '#contract/office/office-parcels.ts'
import { printWorkLabel, sendEvidence, tickAddOn } from '#contract/courier/scans.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { isFinal, needsReceiver } from '#contract/parcels/parcel-steps.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { ReleaseDoor } from '../../parts/parcel/ReleaseDoor.tsx'
import { WorkOrder } from '../../parts/parcel/WorkOrder.tsx'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { useWords } from '../../platform/words.ts'

type Ticked = Parameters<NonNullable<Parameters<typeof WorkOrder>[0]['onTick']>>

/** The work order as its courier sees it. The office ticks for whoever did the work. */
export function OfficeWork({
  parcel,
  isOwn,
  onDone,
}: {
  parcel: OfficeParcel
  isOwn: boolean
  onDone: () => void
}) {
  const { t } = useWords()
  const { tick, problem } = useTick(parcel.work.tracking_number, onDone)
  return (
    <section aria-label={t('work.heading')} className="grid gap-4 empty:hidden">
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <WorkOrder
        parcel={parcel.work}
        hasHeadAbove
        onTick={isOwn || isFinal(parcel.macro) ? undefined : (...ticked) => void tick(...ticked)}
      />
      <FromHere parcel={parcel} isOwn={isOwn} />
    </section>
  )
}

/** What whoever has the parcel before them asks the office for: its label, and its door without the code. */
function FromHere({ parcel: { work }, isOwn }: { parcel: OfficeParcel; isOwn: boolean }) {
  const { t } = useWords()
  const { tracking_number, type, needs_door_code, next } = work
  const mayRelease = needs_door_code && next.some(needsReceiver) && !isOwn
  if (orderRules[type].holds !== 'goods' && !mayRelease) return null
  return (
    <div className="flex flex-wrap gap-3">
      {orderRules[type].holds === 'goods' && (
        <DownloadButton
          endpoint={printWorkLabel}
          params={{ number: tracking_number }}
          name={`${tracking_number}-label.pdf`}
          label={t('work.label')}
        />
      )}
      {mayRelease && <ReleaseDoor number={tracking_number} />}
    </div>
  )
}

function useTick(number: string, onDone: () => void) {
  const text = useText()
  const send = useCall(tickAddOn)
  const [problem, setProblem] = useState<string>()
  async function tick(...[name, is_done, picture]: Ticked) {
    const sent = picture && (await evidenceOf(number, picture))
    if (picture && !(sent && isSuccess(sent))) return setProblem(sentence(text, sent))
    const evidence_id = sent && isSuccess(sent) ? sent.data.evidence_id : ''
    const answer = await send.mutateAsync({
      input: { params: { number, name }, body: { is_done, evidence_id } },
    })
    setProblem(answer && isSuccess(answer) ? undefined : sentence(text, answer))
    onDone()
  }
  return { tick, problem }
}

async function evidenceOf(number: string, picture: File) {
  const sending = { key: crypto.randomUUID(), onProgress: () => undefined }
  return sendPicture(sendEvidence, {}, await readable(picture), sending, { number })
}
