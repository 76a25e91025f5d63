import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportOrders } from '#contract/office/office-parcels.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { TextField } from '../../ui/Field.tsx'

const month_ms = 30 * 86_400_000

/** The orders of some days, for the books. */
export function OrdersExport() {
  const { t } = useTranslation()
  const [days, setDays] = useState(() => ({
    from: new Date(Date.now() - month_ms).toISOString().slice(0, 10),
    to: new Date().toISOString().slice(0, 10),
  }))
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
