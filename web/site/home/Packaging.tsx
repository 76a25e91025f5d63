import { heaviest_kg } from '#contract/prices/scale-limits.ts'
import { figures } from '../figures.ts'
import { useWords } from '../../platform/words.ts'

/** Own packaging has an empty name, as in the order itself. */
export const packagings = [
  { box: '', most: heaviest_kg, limit: '' },
  { box: 'M', most: Number.parseInt(figures.m_weight, 10), limit: figures.m_weight },
  { box: 'XL', most: Number.parseInt(figures.xl_weight, 10), limit: figures.xl_weight },
] as const

interface Props {
  box: string
  onChange: (box: string) => void
}

export function Packaging({ box: chosen, onChange }: Props) {
  const { t } = useWords()
  return (
    <fieldset className="grid grid-cols-[1.35fr_1fr_1fr] gap-1 md:gap-2">
      <legend className="sr-only">{t('home.card.packaging')}</legend>
      {packagings.map(({ box, limit }) => (
        <label
          key={box}
          className="border-edge has-checked:border-ink has-checked:bg-kraft grid min-h-15 cursor-pointer place-content-center rounded-box border px-0.5 text-center leading-tight md:px-1 has-checked:border-2 has-focus-visible:outline-3 forced-colors:has-checked:outline-3"
        >
          <input
            type="radio"
            name="box"
            value={box}
            checked={box === chosen}
            onChange={() => onChange(box)}
            className="sr-only"
          />
          <Name box={box} />
          {limit && <span className="text-muted text-[0.8125rem] whitespace-nowrap">{limit}</span>}
        </label>
      ))}
    </fieldset>
  )
}

function Name({ box }: Pick<Props, 'box'>) {
  const { t } = useWords()
  if (box === '')
    return (
      <b className="text-[0.8125rem] tracking-tight">
        <span className="md:hidden">{t('home.desk.own_short')}</span>
        <span className="max-md:sr-only">{t('home.desk.own')}</span>
      </b>
    )
  return (
    <b>
      <span className="sr-only">{t('home.desk.box')} </span>
      {box}
    </b>
  )
}
