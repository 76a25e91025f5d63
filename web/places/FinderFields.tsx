import LocateFixed from 'virtual:icon/locate-fixed'
import { countryCode } from '#contract/places/geography.ts'
import { locationKinds } from '#contract/places/locations.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField, TextField } from '../ui/Field.tsx'
import type { Filters } from './find.ts'
import type { useHere } from '../parts/places/use-here.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
  position: ReturnType<typeof useHere>
  found: number
}

export function FinderFields({ filters, onChange, position, found }: Props) {
  const { t } = useWords()
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  return (
    <search className="screen-only grid gap-4">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <TextField
            type="search"
            label={t('location.search')}
            placeholder={t('location.search_hint')}
            value={filters.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        </div>
        <Choices filters={filters} change={change} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Nearest {...position} />
        <p role="status" className="figures font-medium">
          {t('location.found', { count: found })}
        </p>
      </div>
    </search>
  )
}

interface ChoicesProps {
  filters: Filters
  change: (part: Partial<Filters>) => void
}

function Choices({ filters, change }: ChoicesProps) {
  const { t } = useWords()
  return (
    <>
      <SelectField
        label={t('ui.country.label')}
        value={filters.country_id}
        onChange={({ target }) => change({ country_id: target.value })}
      >
        <option value="">{t('location.all_countries')}</option>
        {countryCode.options.map((code) => (
          <option key={code} value={code}>
            {t(`ui.country.${code}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('location.kind')}
        value={filters.kind}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">{t('location.all_kinds')}</option>
        {locationKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`location.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function Nearest({ here, state, ask, forget }: Props['position']) {
  const { t } = useWords()
  return (
    <>
      <Button
        kind="secondary"
        pending={state === 'asking'}
        aria-pressed={here !== undefined}
        className="aria-pressed:bg-kraft aria-pressed:border-accent"
        onClick={here ? forget : ask}
      >
        {state !== 'asking' && <LocateFixed className="size-5" aria-hidden="true" />}
        {t('location.nearest')}
      </Button>
      <p className="text-muted text-sm" aria-live="polite">
        {state === 'failed' ? t('location.no_position') : t('location.position_note')}
      </p>
    </>
  )
}
