import type { KnownPerson } from '#contract/orders/known-people.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  party: Party
  people: readonly KnownPerson[]
  value: string
  onPick: (person: KnownPerson) => void
}

/** Whoever was sent to before is one press away, also without having been saved. */
export function KnownPeople({ party, people, value, onPick }: Props) {
  const { t } = useWords()
  const known = people.filter((person) => person.party === party)
  if (known.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t(`shipment.known.${party}`)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {known.map((person) => (
          <ChoiceCard
            key={person.id}
            name="known_person"
            value={person.id}
            checked={person.id === value}
            onChange={() => onPick(person)}
          >
            <span className="block font-semibold">{person.name}</span>
            <span className="text-muted block text-sm">
              {person.city_label}, {person.country_label}
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
