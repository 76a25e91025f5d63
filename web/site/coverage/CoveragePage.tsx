import { useState } from 'react'
import { listLocations } from '#contract/places/locations.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PinMap } from '../../ui/map/PinMap.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { CallToAction } from '../CallToAction.tsx'
import { PageTop } from '../PageTop.tsx'
import { CountryBlock } from './CountryBlock.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { useCoverage } from './use-coverage.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const figures = useToldFigures()
  const { data } = useAnswer(listLocations)
  const locations = data?.location_data ?? []
  return (
    <div className="grid gap-12">
      <PageTop
        heading={t('coverage.heading')}
        intro={t('coverage.intro', figures)}
        picture={<PinMap pins={locations} />}
      >
        <LinkButton to="/shipment">{t('site.send')}</LinkButton>
        <LinkButton kind="secondary" to="/location">
          {t('coverage.locations')}
        </LinkButton>
      </PageTop>
      <Regions />
      <CallToAction heading={t('coverage.more.heading')} text={t('coverage.more.text')}>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </CallToAction>
    </div>
  )
}

function Regions() {
  const { t } = useWords()
  const [search, setSearch] = useState('')
  const countries = useCoverage(search)
  const found = countries.reduce((sum, { zones }) => sum + zones.flatMap(({ regions }) => regions).length, 0)
  return (
    <>
      <search className="screen-only wrap grid gap-2">
        <div className="max-w-prose">
          <TextField
            type="search"
            label={t('coverage.search')}
            placeholder={t('coverage.search_hint')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <p role="status" className="figures min-h-6 font-medium">
          {search.trim() && (found > 0 ? t('coverage.found', { count: found }) : t('coverage.nothing'))}
        </p>
      </search>
      {countries.map((country) => (
        <CountryBlock key={country.id} {...country} isSearched={search.trim() !== ''} />
      ))}
      <p className="text-muted wrap text-sm">{t('site.days.note')}</p>
    </>
  )
}
