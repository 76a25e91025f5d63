import type { ReactNode } from 'react'
import { listKnownPeople, type KnownPerson } from '#contract/orders/known-people.ts'
import { PersonCards } from '../../parts/places/PersonCards.tsx'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  /** Whose name and street stand in the form. */
  filled: Pick<KnownPerson, 'name' | 'address'>
  onPick: (person: KnownPerson) => void
  /** For whoever has sent nothing yet. */
  otherwise: ReactNode
}

/** Nobody types again where they sent from or to before. */
export function EarlierPeople({ filled, onPick, otherwise }: Props) {
  const { t } = useWords()
  const { data } = useAnswer(listKnownPeople, {}, true, untilThere)
  // As high as what it becomes for most, so that the fields below stay where they are.
  if (!data) return <Skeleton className="h-20 w-full sm:h-14" />
  const people = onceEach(data.person_data)
  if (people.length === 0) return otherwise
  return (
    <PersonCards
      legend={t('ui.earlier_people')}
      name="known_person"
      people={people.map(({ id, party, name, address, city_label }) => {
        return { id: `${id} ${party}`, title: name, about: `${address}, ${city_label}` }
      })}
      value={keyOf(people.find((person) => isSame(person, filled)))}
      onPick={(key) => {
        const picked = people.find((person) => keyOf(person) === key)
        if (picked) onPick(picked)
      }}
    />
  )
}

/** Who sent one parcel may have received another. */
function onceEach(people: readonly KnownPerson[]) {
  return people.filter((person, place) => people.findIndex((other) => isSame(other, person)) === place)
}

function isSame(one: Props['filled'], other: Props['filled']) {
  return one.name === other.name && one.address === other.address
}

function keyOf(person: KnownPerson | undefined) {
  return person ? `${person.id} ${person.party}` : ''
}
