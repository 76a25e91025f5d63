import { useState } from 'react'
import { exportOrders } from '#contract/office/office-parcels.ts'
import { calendarDayIn } from '#contract/places/clocks.ts'
import { usualWay } from '#contract/places/countries.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'

const day_ms = 86_400_000
const lately_days = 30

/** Whole periods that are over, by the clock that the books are kept by. */
const periods = {
  month: ([year, month]: Today) => ({
    from: iso(Date.UTC(year, month - 2, 1)),
    // Day 0 of a month is the last one of the month before it.
    to: iso(Date.UTC(year, month - 1, 0)),
  }),
  days: ([year, month, day]: Today) => {
    const today = Date.UTC(year, month - 1, day)
    return { from: iso(today - lately_days * day_ms), to: iso(today - day_ms) }
  },
}
type Today = readonly [year: number, month: number, day: number]

function today(): Today {
  const zone = zoneOfCountry(usualWay.from)
  const [year = 0, month = 1, day = 1] = calendarDayIn(zone).split('-').map(Number)
  return [year, month, day]
}

function iso(instant: number) {
  return new Date(instant).toISOString().slice(0, 10)
}

/** The orders of some days, for the books. */
export function OrdersExport() {
  const { t } = useWords()
  const [days, setDays] = useState(() => periods.month(today()))
  const set = (name: keyof typeof days) => ({
    label: t(`office_parcels.${name}`),
    type: 'date',
    value: days[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setDays((known) => ({ ...known, [name]: target.value })),
  })
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="mb-2 font-semibold">{t('office_parcels.for_books')}</legend>
      <TextField {...set('from')} />
      <TextField {...set('to')} />
      <DownloadButton
        endpoint={exportOrders}
        params={{}}
        query={days}
        name={`orders-${days.from}-${days.to}.csv`}
        label={t('office_parcels.export_orders')}
      />
      {(['month', 'days'] as const).map((name) => (
        <Button
          key={name}
          kind="quiet"
          className="px-2! underline"
          onClick={() => setDays(periods[name](today()))}
        >
          {t(`office_parcels.periods.${name}`, { days: lately_days })}
        </Button>
      ))}
    </fieldset>
  )
}
