import { useState } from 'react'
import type { ShownLocation } from '#contract/places/locations.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PinMap } from '../ui/map/PinMap.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { find, noFilters, type Found } from './find.ts'
import { FinderFields } from './FinderFields.tsx'
import { LocationCard } from './LocationCard.tsx'
import { useHere } from '../parts/places/use-here.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  locations: readonly ShownLocation[]
  server_time: string
}

export function Finder({ locations, server_time }: Props) {
  const { t } = useWords()
  const [filters, setFilters] = useState(noFilters)
  const position = useHere()
  const { here } = position
  const found = find(locations, filters, here)
  return (
    <div className="grid gap-6">
      <FinderFields filters={filters} onChange={setFilters} position={position} found={found.length} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="lg:sticky lg:top-6 lg:order-2">
          <PinMap
            pins={found.map(({ location }) => location)}
            here={here && { ...here, label: t('location.here') }}
          />
        </div>
        {found.length > 0 ? (
          // Another question begins with the first dozen again.
          <Results key={JSON.stringify([filters, here])} found={found} server_time={server_time} />
        ) : (
          <EmptyState>
            <Button kind="secondary" onClick={() => setFilters(noFilters)}>
              {t('location.reset')}
            </Button>
          </EmptyState>
        )}
      </div>
    </div>
  )
}

const step = 12

function Results({ found, server_time }: { found: readonly Found[]; server_time: string }) {
  const { t } = useWords()
  const now = useServerClock(server_time)
  const [most, setMost] = useState(step)
  const shown = found.slice(0, most)
  return (
    <section className="grid gap-4" aria-label={t('location.results')}>
      {shown.some(({ location }) => location.is_sample) && (
        <p className="text-muted text-sm">{t('location.samples')}</p>
      )}
      <ul className="grid gap-4">
        {shown.map(({ location, distance_km }) => (
          <LocationCard key={location.id} location={location} distance_km={distance_km} now={now} />
        ))}
      </ul>
      <Pagination
        shown={shown.length}
        hasMore={shown.length < found.length}
        pending={false}
        onMore={() => setMost(most + step)}
      />
    </section>
  )
}
