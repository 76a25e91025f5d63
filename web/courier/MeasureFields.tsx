import { useFigures } from '../parts/quote/use-figures.ts'
import { TextField } from '../ui/Field.tsx'
import { readNumber } from '../ui/numbers.ts'
import { sides, type Measures } from './measures.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  value: Measures
  onChange: (measures: Measures) => void
  errorOf: (name: keyof Measures) => string | undefined
  /** The size of an official box is known. */
  box_label: string | null
  /** What its sender said it weighs: whoever weighs it can tell them at once. */
  declared_kg: number | null
}

/** What its sender said, for whoever weighs it. */
function Declared({ kg, typed }: { kg: number; typed: string }) {
  const { t } = useWords()
  const { number } = useFigures()
  if (!isUnlike(typed, kg)) return t('weighing.sender_said', { kg: number(kg) })
  return (
    <span role="status" className="text-waiting font-semibold">
      {t('weighing.unlike_said', { kg: number(kg) })}
    </span>
  )
}

const unlike_times = 3

/** A point or a digit too many is one slip of a thumb, and its sender is asked for the difference. */
function isUnlike(typed: string, declared_kg: number) {
  const kg = readNumber(typed)
  return kg !== undefined && (kg > declared_kg * unlike_times || kg * unlike_times < declared_kg)
}

export function MeasureFields({ value, onChange, errorOf, box_label, declared_kg }: Props) {
  const { t } = useWords()
  const declared = declared_kg !== null && { hint: <Declared kg={declared_kg} typed={value.weight} /> }
  const field = (name: keyof Measures) => (
    <TextField
      key={name}
      {...(name === 'weight' && declared)}
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
        <fieldset>
          <legend className="mb-1 font-medium">{t('weighing.sides')}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] items-start gap-3">
            {sides.map(field)}
          </div>
        </fieldset>
      )}
    </>
  )
}
