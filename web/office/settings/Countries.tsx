import { changeCountry, readSettings, type ServedCountry } from '#contract/places/settings.ts'
import { Card } from '../../ui/Card.tsx'
import { useSaving } from './use-saving.ts'
import { useWords } from '../../platform/words.ts'

export function Countries({ countries }: { countries: ServedCountry[] }) {
  const { t } = useWords()
  return (
    <Card className="grid content-start gap-4">
      <h2 data-act="" className="text-lg">
        {t('office_settings.countries.heading')}
      </h2>
      {countries.map((country) => (
        <Country key={country.code} country={country} />
      ))}
    </Card>
  )
}

const flags = ['is_purchase_available', 'is_pickup_available'] as const

function Country({ country: { code, ...state } }: { country: ServedCountry }) {
  const { t } = useWords()
  const { save, isPending } = useSaving(changeCountry, [readSettings])
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t(`ui.country.${code}`)}</legend>
      {flags.map((flag) => (
        <label key={flag} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6"
            checked={state[flag]}
            disabled={isPending}
            onChange={({ target }) =>
              void save({ params: { code }, body: { ...state, [flag]: target.checked } })
            }
          />
          {t(`office_settings.countries.${flag}`)}
        </label>
      ))}
    </fieldset>
  )
}
