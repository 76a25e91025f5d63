import { useState } from 'react'
import type { Person } from '#contract/people/staff.ts'
import { usualWay } from '#contract/places/countries.ts'
import { CityFields } from '../../parts/places/CityFields.tsx'
import type { ChosenPlaces } from '../../parts/places/use-places.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  onAdd: (area: Person['areas'][number]) => void
}

const nowhere = { region_id: '', city_id: '', label: '' }

/** One more region, or one more city of it. */
export function AddArea({ onAdd }: Props) {
  const { t } = useWords()
  const [place, setPlace] = useState<ChosenPlaces & { label: string }>({
    country_id: usualWay.from,
    ...nowhere,
  })
  const { region_id, city_id, label } = place
  function add() {
    onAdd({ region_id, city_id: city_id === '' ? null : city_id, label })
    setPlace({ ...place, ...nowhere })
  }
  return (
    <>
      <CityFields
        value={place}
        onChange={(chosen, label) => setPlace({ ...chosen, label })}
        cityLabel={t('people.areas.city')}
      />
      <Button kind="secondary" disabled={region_id === ''} onClick={add}>
        {t('people.areas.add')}
      </Button>
    </>
  )
}
