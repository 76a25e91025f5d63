import { useShortDay } from '../../platform/use-short-day.ts'
import { useWords } from '../../platform/words.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterWord } from '../FilterWord.tsx'
import type { Filters } from './parcel-filters.ts'
import type { Choice } from './use-choices.ts'

interface Props {
  choices: Choice[]
  filters: Filters
  onChange: (filters: Filters) => void
}

interface Word {
  name: keyof Filters
  /** What is asked, where the answer alone does not say it. */
  question?: string
  answer: string
}

/** Every filter that is set, each with the way out of it. */
export function FilterWords({ choices, filters, onChange }: Props) {
  const { t } = useWords()
  const words = useFilterWords(choices, filters)
  return (
    <>
      {words.map(({ name, question, answer }) => (
        <FilterWord
          key={name}
          question={question}
          answer={answer}
          onDrop={() => onChange({ ...filters, [name]: undefined })}
        />
      ))}
      {words.length > 1 && (
        <Button kind="quiet" onClick={() => onChange({})}>
          {t('office_parcels.filters.clear')}
        </Button>
      )}
    </>
  )
}

function useFilterWords(choices: Choice[], filters: Filters): Word[] {
  const { t } = useWords()
  const short = useShortDay()
  const { customer, door, stop, place, day } = filters
  const chosen = choices.flatMap(({ name, options }): Word[] => {
    const value = filters[name]
    if (value === undefined) return []
    // Names of people and places come a moment later.
    const answer = options.find(([option]) => option === value)?.[1] ?? '…'
    return [{ name, question: t(`office_parcels.filters.${name}`), answer }]
  })
  return [
    ...(customer ? [{ name: 'customer', answer: t('office_parcels.filters.one_customer') } as const] : []),
    ...(door ? [{ name: 'door', answer: t('office_parcels.filters.door_asked') } as const] : []),
    ...(stop ? [{ name: 'stop', answer: t('office_parcels.filters.stop_due') } as const] : []),
    ...(place ? [{ name: 'place', answer: t(`office_parcels.filters.places.${place}`) } as const] : []),
    ...chosen,
    ...(day ? [{ name: 'day', question: t('office_parcels.filters.day'), answer: short(day) } as const] : []),
  ]
}
