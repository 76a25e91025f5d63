import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { listAddresses, type Address } from '#contract/people/addresses.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../platform/words.ts'
import { PersonCards } from './PersonCards.tsx'

interface Props {
  value: string
  onPick: (address: Address) => void
  /** Begins with the main one, where nothing is filled in yet. */
  startsChosen?: boolean
  /** What to offer whoever has saved nobody yet. */
  otherwise?: ReactNode
}

/** Saved addresses to pick from; nothing at all for whoever has none. */
export function AddressCards({ value, onPick, startsChosen = false, otherwise = null }: Props) {
  const { t } = useWords()
  const { data } = useAnswer(listAddresses, { query: { is_active: 'true' } }, true, untilThere)
  const addresses = data?.address_data ?? []
  const main = addresses.find(({ is_main }) => is_main)
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    if (startsChosen && main) pick(main)
  }, [startsChosen, main])
  // As high as what it becomes for most, so that the fields below stay where they are.
  if (!data) return otherwise ? <Skeleton className="h-20 w-full sm:h-14" /> : null
  if (addresses.length === 0) return otherwise
  return (
    <PersonCards
      legend={t('ui.saved_addresses')}
      name="addresses_id"
      people={addresses.map(({ id, label, name, city_label, country_label }) => {
        return { id, title: label, about: `${name}, ${city_label}, ${country_label}` }
      })}
      value={value}
      onPick={(id) => {
        const picked = addresses.find((address) => address.id === id)
        if (picked) onPick(picked)
      }}
    />
  )
}
