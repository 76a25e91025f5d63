import { listLocations, type ShownLocation } from '#contract/places/locations.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { Badge } from '../../ui/Badge.tsx'
import { OpenNow } from '../../parts/places/OpenNow.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { LocationsWaiting } from './LocationsWaiting.tsx'
import { useWords } from '../../platform/words.ts'

const most = 3

export function HomeLocations() {
  const { data, isError } = useAnswer(listLocations)
  if (data) return <Few locations={data.location_data} server_time={data.server_time} />
  return isError ? null : <LocationsWaiting />
}

interface Props {
  locations: readonly ShownLocation[]
  server_time: string
}

function Few({ locations, server_time }: Props) {
  const { t } = useWords()
  const now = useServerClock(server_time)
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {locations.slice(0, most).map((location) => (
        <li
          key={location.id}
          className="border-line bg-surface grid min-h-46 content-start gap-1 rounded-box border p-5"
        >
          <h3>{location.label}</h3>
          <p className="text-muted">
            {location.city}, {t(`ui.country.${location.country_id}`)}
          </p>
          <OpenNow {...location} now={now} />
          {location.is_sample && (
            <div className="pt-1">
              <Badge tone="waiting">{t('ui.sample')}</Badge>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
