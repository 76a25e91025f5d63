import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportOrders } from '#contract/office/office-parcels.ts'
import { timeZones } from '#contract/places/clocks.ts'
import { usualWay } from '#contract/places/countries.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { TextField } from '../../ui/Field.tsx'

/** The last whole month, by the clock that the books are kept by. */
function lastMonth() {
  const today = new Intl.DateTimeFormat('sv', { timeZone: timeZones[zoneOfCountry(usualWay.from)] }).format()
  const [year = 0, month = 1] = today.split('-').map(Number)
  const iso = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  // Day 0 of a month is the last one of the month before it.
  return { from: iso(Date.UTC(year, month - 2, 1)), to: iso(Date.UTC(year, month - 1, 0)) }
}

/** The orders of some days, for the books. */
export function OrdersExport() {
  const { t } = useTranslation()
  const [days, setDays] = useState(lastMonth)
  const set = (name: keyof typeof days) => ({
    label: t(`office_parcels.${name}`),
    type: 'date',
    value: days[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setDays((known) => ({ ...known, [name]: target.value })),
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField {...set('from')} />
      <TextField {...set('to')} />
      <DownloadButton
        endpoint={exportOrders}
        params={{}}
        query={days}
        name={`orders-${days.from}-${days.to}.csv`}
        label={t('office_parcels.export_orders')}
      />
    </div>
  )
}
