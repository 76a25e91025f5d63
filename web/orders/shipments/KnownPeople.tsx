import { useEffect, useEffectEvent } from 'react'
import type { KnownPerson } from '#contract/orders/known-people.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { PersonCards } from '../../parts/places/PersonCards.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  party: Party
  people: readonly KnownPerson[]
  value: string
  onPick: (person: KnownPerson) => void
  /** Begins with whom this is, where nothing is filled in yet. */
  starts?: KnownPerson | undefined
}

/** Whoever was sent to before is one press away, also without having been saved. */
export function KnownPeople({ party, people, value, onPick, starts }: Props) {
  const { t } = useWords()
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    if (starts) pick(starts)
  }, [starts])
  const known = people.filter((person) => person.party === party)
  if (known.length === 0) return null
  return (
    <PersonCards
      legend={t(`shipment.known.${party}`)}
      name="known_person"
      people={known.map(({ id, name, city_label, country_label }) => {
        return { id, title: name, about: `${city_label}, ${country_label}` }
      })}
      value={value}
      onPick={(id) => {
        const picked = known.find((person) => person.id === id)
        if (picked) onPick(picked)
      }}
    />
  )
}
