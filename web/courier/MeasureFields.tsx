import { TextField } from '../ui/Field.tsx'
import { sides, type Measures } from './measures.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  value: Measures
  onChange: (measures: Measures) => void
  errorOf: (name: keyof Measures) => string | undefined
  /** The size of an official box is known. */
  box_label: string | null
}

export function MeasureFields({ value, onChange, errorOf, box_label }: Props) {
  const { t } = useWords()
  const field = (name: keyof Measures) => (
    <TextField
      key={name}
      label={t(`weighing.${name}`)}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      maxLength={8}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      error={errorOf(name)}
    />
  )
  return (
    <>
      {field('weight')}
      {box_label ? (
        <p className="text-muted">{t('weighing.official_box', { label: box_label })}</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] items-end gap-x-2 gap-y-4 sm:gap-x-4">
          {sides.map(field)}
        </div>
      )}
    </>
  )
}
