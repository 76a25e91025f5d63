import { useState } from 'react'
import type { OpeningHours } from '#contract/places/hours-shapes.ts'
import { listLocations } from '#contract/places/locations.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { OpenNow } from './OpenNow.tsx'

interface Counter {
  id: string
  label: string
  address: string
  city?: string
}

interface Props {
  label: string
  hint?: string
  name: string
  /** The nearest first. */
  counters: readonly Counter[]
  /** What is read where no counter has to be named. */
  nearest?: string
  chosen: string
  onPick: (id: string) => void
  error: string | undefined
}

/** More than these would push what follows out of sight. */
const mostShown = 3

/** Counters to choose from, with whether one can go there now. */
export function CounterCards({ label, hint, name, counters, nearest, chosen, onPick, error }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const hoursOf = useHours()
  const shown = isWhole ? counters : counters.filter(({ id }, index) => index < mostShown || id === chosen)
  const radio = (id: string) => ({ name, value: id, checked: id === chosen, onChange: () => onPick(id) })
  return (
    <ChoiceGroup label={label} hint={hint} error={error}>
      {nearest && (
        <ChoiceCard isSlim {...radio('')}>
          {nearest}
        </ChoiceCard>
      )}
      {shown.map(({ id, label, address, city }) => (
        <ChoiceCard isSlim key={id} {...radio(id)}>
          <span className="block font-semibold">{label}</span>
          <span className="text-muted block text-sm">{[address, city].filter(Boolean).join(', ')}</span>
          <CounterHours {...hoursOf(id)} />
        </ChoiceCard>
      ))}
      {shown.length < counters.length && (
        <More count={counters.length - shown.length} onPress={() => setIsWhole(true)} />
      )}
    </ChoiceGroup>
  )
}

function More({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="min-h-11 justify-self-start font-semibold underline underline-offset-4"
      onClick={onPress}
    >
      {t('ui.more_counters', { count })}
    </button>
  )
}

interface HoursProps {
  place?: { hours: OpeningHours; region_id: string } | undefined
  now?: Date | undefined
}

/** As high before it is known. */
function CounterHours({ place, now }: HoursProps) {
  return <span className="block min-h-6 text-sm">{place && now && <OpenNow {...place} now={now} />}</span>
}

function useHours() {
  const { data } = useAnswer(listLocations, {}, true, untilThere)
  const now = data && new Date(data.server_time)
  return (counter: string) => ({ place: data?.location_data.find(({ id }) => id === counter), now })
}
