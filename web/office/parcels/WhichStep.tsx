import { needsMeasures, notes, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { SelectField } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  next: EventCode[]
  value: EventCode | ''
  onPick: (code: EventCode | '') => void
}

export function WhichStep({ next, value, onPick }: Props) {
  const { t } = useWords()
  // Weighing needs a scale and has a form of its own where parcels are scanned.
  const steps = next.filter((code) => !needsMeasures(code))
  const all: readonly EventCode[] = [...steps, ...notes]
  const options = (codes: readonly EventCode[]) =>
    codes.map((code) => (
      <option key={code} value={code}>
        {t(`tracking.events.${code}`)}
      </option>
    ))
  return (
    <SelectField
      label={t('office_parcels.next.which')}
      name="code"
      value={value}
      onChange={({ target }) => onPick(all.find((code) => code === target.value) ?? '')}
    >
      <option value="">{t('office_parcels.next.choose')}</option>
      {steps.length > 0 && <optgroup label={t('office_parcels.next.steps')}>{options(steps)}</optgroup>}
      <optgroup label={t('office_parcels.next.notes')}>{options(notes)}</optgroup>
    </SelectField>
  )
}
