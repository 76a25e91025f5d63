import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { listAddresses, type Address } from '#contract/people/addresses.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../platform/words.ts'
import { nearestFirst } from './nearest-first.ts'
import { PersonCards } from './PersonCards.tsx'

interface Props {
  value: string
  /** Who stands in the form: also picked before, and come back to, theirs is the one that is ticked. */
  filled?: Readonly<Record<'name' | 'address', string>>
  onPick: (address: Address) => void
  /** Begins with the main one, where nothing is filled in yet. */
  startsChosen?: boolean
  /** The region that was asked for: whoever lives there comes first. */
  region?: string
  /** What to offer whoever has saved nobody yet. */
  otherwise?: ReactNode
}

/** Saved addresses to pick from; nothing at all for whoever has none. */
export function AddressCards({
  value,
  filled,
  onPick,
  startsChosen = false,
  region = '',
  otherwise = null,
}: Props) {
  const { t } = useWords()
  const { data } = useAnswer(listAddresses, { query: { is_active: 'true' } }, true, untilThere)
  const addresses = nearestFirst(data?.address_data ?? [], region)
  const main = addresses.find(({ is_main }) => is_main)
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    if (startsChosen && main) pick(main)
  }, [startsChosen, main])
  // As high as what it becomes for most, so that the fields below stay where they are.
  if (!data) return otherwise ? <Skeleton className="h-20 w-full sm:h-14" /> : null
  if (addresses.length === 0) return otherwise
  const same = addresses.find(({ name, address }) => name === filled?.name && address === filled.address)
  return (
    <PersonCards
      legend={t('ui.saved_addresses')}
      name="addresses_id"
      people={addresses.map(({ id, label, name, city_label, country_label }) => {
        return { id, title: label, about: `${name}, ${city_label}, ${country_label}` }
      })}
      value={value || (same?.id ?? '')}
      onPick={(id) => {
        const picked = addresses.find((address) => address.id === id)
        if (picked) onPick(picked)
      }}
    />
  )
}
