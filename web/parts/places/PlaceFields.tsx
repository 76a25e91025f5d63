import type { ReactNode } from 'react'
import { countries, isCountry, usualWay, type CountryCode } from '#contract/places/countries.ts'
import { countryCode, type City, type District } from '#contract/places/geography.ts'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { usePostcode } from './use-postcode.ts'
import { usePlaces, type Places } from './use-places.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  value: Places
  onChange: (places: Places) => void
  errors: Partial<Record<keyof Places, string | undefined>>
  /** Where the district may stay empty its label says so. */
  optionalDistrict?: boolean
  /** For places that are known by their city. */
  withoutDistrict?: boolean
  /** For orders whose country stays. */
  fixedCountry?: boolean
}

/** Country, postcode, region, city, district: whatever changes clears what hangs below it. */
export function PlaceFields({
  value,
  onChange,
  errors,
  optionalDistrict = false,
  withoutDistrict = false,
  fixedCountry = false,
}: Props) {
  const { t } = useWords()
  const { regions, cities, districts } = usePlaces(value)
  const codes = codesFor(value, cities.options, districts.options)
  const change = changesOf(value, onChange, cities.options, districts.options)
  const { country_id, region_id, city_id, district_id } = value
  const select = (name: 'region' | 'city' | 'district') => ({
    name: `${name}_id`,
    label: t(`ui.places.${name}`),
    error: errors[`${name}_id`],
    onPick: change[name],
  })
  return (
    <>
      <CountryAndPostcode
        fixedCountry={fixedCountry}
        country={{ value: country_id, onChange: change.country, error: errors.country_id }}
      >
        <PostalCodeField {...{ value, onChange, codes }} error={errors.postal_code} />
      </CountryAndPostcode>
      <SearchSelect {...select('region')} {...regions} value={region_id} />
      <SearchSelect {...select('city')} {...cities} value={city_id} disabled={!region_id} />
      {!withoutDistrict && (
        <SearchSelect
          {...{ ...select('district'), ...districts, ...nearest(districts.options, value, codes) }}
          {...(optionalDistrict ? { label: t('ui.places.district_optional') } : {})}
          value={district_id}
          disabled={city_id === ''}
        />
      )}
    </>
  )
}

/** One row on a phone; where there is room each has its own place. */
function CountryAndPostcode({
  fixedCountry,
  country,
  children,
}: {
  fixedCountry: boolean
  country: CountryProps
  children: ReactNode
}) {
  if (fixedCountry) return children
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] items-start gap-x-3 sm:contents">
      <CountryField {...country} />
      {children}
    </div>
  )
}

interface CountryProps {
  value: CountryCode
  onChange: (country: string) => void
  error: string | undefined
}

function CountryField({ value, onChange, error }: CountryProps) {
  const { t } = useWords()
  return (
    <SelectField
      label={t('ui.country.label')}
      name="country_id"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    >
      {countryCode.options.map((code) => (
        <option key={code} value={code}>
          {t(`ui.country.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

interface PostalCodeProps {
  value: Places
  onChange: (places: Places) => void
  error: string | undefined
  codes: readonly string[]
}

/** It comes before the lists, because it fills them in. The codes of the place are offered; another can be typed. */
function PostalCodeField({ value, onChange, error, codes }: PostalCodeProps) {
  const { t } = useWords()
  const { lookUp, isUnknown } = usePostcode(value, onChange)
  return (
    <div>
      <TextField
        label={t('ui.places.postal_code')}
        name="postal_code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={countries[value.country_id].postcode_digits}
        list="postal-codes"
        className="figures"
        value={value.postal_code}
        onChange={({ target }) => {
          const postal_code = target.value.replaceAll(/\D/g, '')
          lookUp(postal_code)
          onChange({ ...value, postal_code })
        }}
        {...(isUnknown ? { hint: <span role="status">{t('ui.places.unknown_postcode')}</span> } : {})}
        error={error}
      />
      <datalist id="postal-codes">
        {codes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
    </div>
  )
}

function codesFor(
  { country_id, city_id, district_id }: Places,
  cities: readonly City[],
  districts: readonly District[],
) {
  const place =
    countries[country_id].postcodesOf === 'district'
      ? districts.find(({ id }) => id === district_id)
      : cities.find(({ id }) => id === city_id)
  return place?.postcodes ?? []
}

/** Where districts hang below the region, those around the city come first; any other is found by typing. */
function nearest(districts: readonly District[], { country_id }: Places, codes: readonly string[]) {
  const near = around(districts, codes)
  return near[0] && countries[country_id].postcodesOf === 'city'
    ? { options: [...new Set([...near, ...districts])], likely: near.length }
    : {}
}

function around(districts: readonly District[], codes: readonly string[]) {
  return districts.filter(({ postcodes }) => postcodes.some((code) => codes.includes(code)))
}

/** Where the city knows the postal code, it fills it in; elsewhere the district does, and it lies below the city. */
function changesOf(
  value: Places,
  onChange: (places: Places) => void,
  cities: readonly City[],
  districts: readonly District[],
) {
  const { postcodesOf } = countries[value.country_id]
  const before = codesFor(value, cities, districts)
  // What somebody typed stays: only they know their address. One that the place before brought along goes with it.
  const codeAmong = (codes: readonly string[]) =>
    value.postal_code === '' || before.includes(value.postal_code) ? (codes[0] ?? '') : value.postal_code
  const below = { region_id: '', city_id: '', district_id: '', postal_code: '' }
  return {
    country: (country: string) => onChange({ ...below, country_id: asCountry(country) }),
    region: (region_id: string) => onChange({ ...value, ...below, region_id }),
    city: (city_id: string) => {
      const codes = postcodesOf === 'city' ? (cities.find(({ id }) => id === city_id)?.postcodes ?? []) : []
      const near = around(districts, codes)
      const district_id = near.find(({ id }) => !near[1] || id === value.district_id)?.id ?? ''
      onChange({ ...value, district_id, city_id, postal_code: codeAmong(codes) })
    },
    district: (district_id: string) => {
      const codes = districts.find(({ id }) => id === district_id)?.postcodes ?? []
      const postal_code = postcodesOf === 'district' ? codeAmong(codes) : value.postal_code
      onChange({ ...value, district_id, postal_code })
    },
  }
}

function asCountry(country: string): CountryCode {
  return isCountry(country) ? country : usualWay.from
}
