import { useTranslation } from 'react-i18next'
import { listLocations, type ShownLocation } from '#contract/locations.ts'
import { readStatistics } from '#contract/statistics.ts'
import { useAnswer } from '../../use-call.ts'
import { Badge } from '../../ui/Badge.tsx'
import { OpenNow } from '../../ui/OpenNow.tsx'
import { useFigures } from '../../ui/quote/use-figures.ts'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { LocationsWaiting } from './LocationsWaiting.tsx'

const most = 3

/** A few counters, and what was carried so far. */
export function HomeLocations() {
  const { data, isError } = useAnswer(listLocations)
  return (
    <>
      {data ? <Few locations={data.location_data} server_time={data.server_time} /> : null}
      {!data && !isError && <LocationsWaiting />}
      <Statistics />
    </>
  )
}

interface Props {
  locations: readonly ShownLocation[]
  server_time: string
}

function Few({ locations, server_time }: Props) {
  const { t } = useTranslation()
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

const figures = ['parcels', 'delivered', 'cities', 'locations'] as const

/** Only what is true: as long as nothing was carried there is nothing to boast of. */
function Statistics() {
  const { t } = useTranslation()
  const { number } = useFigures()
  const { data } = useAnswer(readStatistics)
  if (!data || data.parcels === 0) return null
  const shown = figures.filter((figure) => data[figure] > 0)
  return (
    <section className="mt-10">
      <h3 className="mb-3">{t('home.statistics.heading')}</h3>
      <dl className="border-line bg-line grid gap-px overflow-hidden rounded-box border sm:auto-cols-fr sm:grid-flow-col">
        {shown.map((figure) => (
          <div key={figure} className="bg-surface flex flex-col-reverse justify-end gap-1 p-5">
            <dt className="text-muted text-sm">{t(`home.statistics.${figure}`)}</dt>
            <dd className="figures text-2xl font-bold">{number(data[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
