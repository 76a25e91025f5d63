import { useState } from 'react'
import { usualWay } from '#contract/places/countries.ts'
import {
  addRemoteCity,
  listRemoteCities,
  removeRemoteCity,
  type RemoteCity,
} from '#contract/places/remote-cities.ts'
import { CityFields } from '../../parts/places/CityFields.tsx'
import type { ChosenPlaces } from '../../parts/places/use-places.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useSaving } from './use-saving.ts'
import { useWords } from '../../platform/words.ts'

/** Where a price has one line more. */
export function RemoteCities() {
  const { t } = useWords()
  const { data } = useAnswer(listRemoteCities, {}, true, untilThere)
  return (
    <Card className="grid content-start gap-4">
      <h2 data-act="" className="text-lg">
        {t('office_settings.remote.heading')}
      </h2>
      <p className="text-muted">{t('office_settings.remote.text')}</p>
      <NewCity />
      {!data && <Skeleton className="h-20 w-full" />}
      {data?.city_data.length === 0 && <p>{t('office_settings.remote.none')}</p>}
      <ul className="divide-line grid max-h-96 divide-y overflow-y-auto">
        {data?.city_data.map((city) => (
          <Row key={city.city_id} city={city} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ city: { city_id, label, region, country } }: { city: RemoteCity }) {
  const { t } = useWords()
  const { save, isPending } = useSaving(removeRemoteCity, [listRemoteCities])
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {region}, {t(`ui.country.${country}`)}
      </span>
      <Button
        kind="secondary"
        pending={isPending}
        onClick={() => void save({ params: { city_id } })}
        aria-label={`${t('office_settings.remote.remove')} ${label}`}
      >
        {t('office_settings.remote.remove')}
      </Button>
    </li>
  )
}

function NewCity() {
  const { t } = useWords()
  const [place, setPlace] = useState<ChosenPlaces>({ country_id: usualWay.to, region_id: '', city_id: '' })
  const { save, isPending } = useSaving(addRemoteCity, [listRemoteCities])
  const { city_id } = place
  return (
    <div className="grid gap-3">
      <CityFields value={place} onChange={setPlace} cityLabel={t('office_settings.remote.city')} />
      <Button
        kind="secondary"
        className="justify-self-start"
        disabled={city_id === ''}
        pending={isPending}
        onClick={() => void save({ body: { city_id } }).then(() => setPlace({ ...place, city_id: '' }))}
      >
        {t('office_settings.remote.add')}
      </Button>
    </div>
  )
}
