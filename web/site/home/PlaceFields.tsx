import ArrowLeftRight from 'virtual:icon/arrow-left-right'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../../platform/words.ts'
import type { CountryCode } from '#contract/places/countries.ts'

interface Region {
  id: string
  label: string
}

/** Those of the usual places are part of the finished page, before any list has come. */
const usualNames: Record<string, string> = { 'MY/MY-10': 'Selangor', 'ID/32': 'Jawa Barat' }

const names = { MY: 'Malaysia', ID: 'Indonesia' } as const satisfies Record<CountryCode, string>

interface Props {
  from: string
  to: string
  onChange: (places: { from: string; to: string }) => void
}

export function PlaceFields({ from, to, onChange }: Props) {
  const { t } = useWords()
  const regions = useRegions()
  return (
    <div className="grid grid-cols-1 items-center gap-1 md:gap-2 @min-[15rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <PlaceField
        name="from"
        label={t('home.desk.from')}
        value={from}
        regions={regions}
        onChange={(chosen) => onChange({ from: chosen, to })}
      />
      <button
        type="button"
        aria-label={t('home.desk.swap')}
        onClick={() => onChange({ from: to, to: from })}
        className="border-edge bg-surface hover:bg-kraft grid size-11 place-items-center justify-self-center rounded-full border"
      >
        <ArrowLeftRight className="size-5" aria-hidden="true" />
      </button>
      <PlaceField
        name="to"
        label={t('home.desk.to')}
        value={to}
        regions={regions}
        onChange={(chosen) => onChange({ from, to: chosen })}
      />
    </div>
  )
}

interface FieldProps {
  name: 'from' | 'to'
  label: string
  value: string
  regions: Record<string, readonly Region[]>
  onChange: (chosen: string) => void
}

function PlaceField({ name, label, value, regions, onChange }: FieldProps) {
  const isListed = Object.keys(regions).length > 0
  const id = useId()
  return (
    <div className="border-edge bg-surface grid min-w-0 rounded-box border pt-2 has-focus-visible:outline-3">
      <label htmlFor={id} className="text-muted px-2.5 text-[0.8125rem] leading-none md:px-3">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        // The arrow of the browser stands at the edge of what is inside the border.
        className="bg-surface border-surface min-h-10 w-full min-w-0 rounded-box border-r-4 px-1.5 text-ellipsis font-bold tracking-tight outline-none md:px-2 md:text-lg"
      >
        {!isListed && <option value={value}>{usualNames[value]}</option>}
        {isListed &&
          Object.entries(names).map(([country, title]) => (
            <optgroup key={country} label={title}>
              {regions[country]?.map(({ id, label: region }) => (
                <option key={id} value={`${country}/${id}`}>
                  {region}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </div>
  )
}

const patience_ms = 3000

/** Nothing, until all lists are there: a list of one country alone would look like all there is. */
function useRegions() {
  const [regions, setRegions] = useState<Record<string, readonly Region[]>>({})
  useEffect(() => {
    const leaving = new AbortController()
    let again: ReturnType<typeof setTimeout>
    function ask() {
      readRegions(leaving.signal)
        .then((found) => setRegions(Object.fromEntries(found)))
        // Without a connection the usual places stay until it is back.
        .catch(() => {
          if (!leaving.signal.aborted) again = setTimeout(ask, patience_ms)
        })
    }
    ask()
    return () => {
      leaving.abort()
      clearTimeout(again)
    }
  }, [])
  return regions
}

function readRegions(signal: AbortSignal) {
  return Promise.all(
    Object.keys(names).map(async (country) => {
      const reply = await fetch(`/api/v1/region/${country}`, { signal })
      const { data }: { data: { region_data: Region[] } } = await reply.json()
      return [country, data.region_data] as const
    }),
  )
}
