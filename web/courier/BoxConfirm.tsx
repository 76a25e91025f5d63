import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CarriedParcel } from '#contract/scans.ts'
import { SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { TextField } from '../ui/Field.tsx'
import { findCode } from './codes.ts'
import { ScanButton } from './ScanButton.tsx'
import { useScan } from './use-scan.ts'

/** The official box was seen: its serial, from the sticker or by thumb. */
export function BoxConfirm({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  const { confirmBox } = useScan(parcel.tracking_number)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'wrong' | 'is_parcel'>()
  function confirm(event: FormEvent) {
    event.preventDefault()
    const found = findCode(typed)
    if (found?.kind === 'box') void confirmBox(found.code)
    else setProblem(found?.kind === 'parcel' ? 'is_parcel' : 'wrong')
  }
  return (
    <Card>
      <form className="grid gap-3" noValidate onSubmit={confirm}>
        <h2 className="text-lg">{t('courier.box.title')}</h2>
        <p className="text-muted">{t('courier.box.text')}</p>
        <ScanButton wants="box" onCode={(serial) => void confirmBox(serial)} />
        <TextField
          label={t('courier.box.label')}
          name="serial"
          className="figures uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
          error={problem && t(`courier.box.${problem}`)}
        />
        <SubmitButton kind="secondary">{t('courier.box.confirm')}</SubmitButton>
      </form>
    </Card>
  )
}
