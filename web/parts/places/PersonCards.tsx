import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'

interface Person {
  id: string
  /** What tells this one from the others. */
  title: string
  about: string
}

interface Props {
  legend: string
  name: string
  people: readonly Person[]
  value: string
  onPick: (id: string) => void
}

/** Somebody to pick, each as large as a card. */
export function PersonCards({ legend, name, people, value, onPick }: Props) {
  return (
    <ChoiceGroup label={legend}>
      <div className="grid gap-2 sm:grid-cols-2">
        {people.map(({ id, title, about }) => (
          <ChoiceCard key={id} name={name} value={id} checked={id === value} onChange={() => onPick(id)}>
            <span className="block font-semibold">{title}</span>
            <span className="text-muted block text-sm">{about}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  )
}
