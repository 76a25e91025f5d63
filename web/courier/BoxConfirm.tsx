import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CarriedParcel } from '#contract/scans.ts'
import { CodeForm } from './CodeForm.tsx'
import { useScan } from './use-scan.ts'

/** The official box was seen: its serial, from the sticker or by thumb. */
export function BoxConfirm({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  const { confirmBox } = useScan(parcel.tracking_number)
  const [problem, setProblem] = useState<'wrong' | 'is_parcel'>()
  return (
    <CodeForm
      wants="box"
      name="serial"
      words={{
        title: t('courier.box.title'),
        text: t('courier.box.text'),
        label: t('courier.box.label'),
        submit: t('courier.box.confirm'),
      }}
      error={problem && t(`courier.box.${problem}`)}
      onCode={(serial) => void confirmBox(serial)}
      onOther={(found) => setProblem(found?.kind === 'parcel' ? 'is_parcel' : 'wrong')}
      onType={() => setProblem(undefined)}
    />
  )
}
