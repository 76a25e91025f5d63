import { useState } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { CodeForm } from './CodeForm.tsx'
import { canConfirmBox } from './parcel.ts'
import { useScan } from './use-scan.ts'
import { useRefusedBox } from './waiting-scans.ts'
import { Refused } from './WaitingScans.tsx'
import { useWords } from '../platform/words.ts'

/** The official box was seen: its serial, from the sticker or by thumb. A refused one is shown here with its serial. */
export function BoxConfirm({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const { confirmBox } = useScan(parcel.tracking_number)
  const refused = useRefusedBox(parcel.tracking_number)
  const [problem, setProblem] = useState<'wrong' | 'is_parcel'>()
  const [isSending, setIsSending] = useState(false)
  async function confirm(serial: string) {
    setIsSending(true)
    await confirmBox(serial, refused)
    setIsSending(false)
  }
  return (
    <>
      {refused && <Refused entry={refused} />}
      {canConfirmBox(parcel) && (
        <CodeForm
          key={refused?.key}
          wants="box"
          name="serial"
          words={{
            title: t('courier.box.title'),
            text: t('courier.box.text'),
            label: t('courier.box.label'),
            submit: t('courier.box.confirm'),
          }}
          typedBefore={refused?.serial}
          error={problem && t(`courier.box.${problem}`)}
          pending={isSending}
          onCode={(serial) => void confirm(serial)}
          onOther={(found) => setProblem(found?.kind === 'parcel' ? 'is_parcel' : 'wrong')}
          onType={() => setProblem(undefined)}
        />
      )}
    </>
  )
}
