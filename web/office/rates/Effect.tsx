import { formatRinggit } from '#contract/prices/money.ts'
import { priceParcel } from '#contract/prices/pricing.ts'
import type { RateCard } from '#contract/prices/rate-card.ts'
import type { Mode, Zone } from '#contract/places/zones.ts'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../platform/words.ts'

interface Typical {
  from: Zone
  to: Zone
  mode: Mode
  kg: number
}

/** Parcels as they come every day, on every lane: what each of them costs says more than a table of prices. */
const typical: Typical[] = [
  { from: 'MYP', to: 'MYP', mode: 'air', kg: 2 },
  { from: 'MYP', to: 'MYS', mode: 'air', kg: 5 },
  { from: 'MYP', to: 'MYQ', mode: 'sea', kg: 20 },
  { from: 'ID1', to: 'ID2', mode: 'air', kg: 3 },
  { from: 'ID1', to: 'ID4', mode: 'sea', kg: 20 },
  { from: 'MYP', to: 'ID1', mode: 'air', kg: 5 },
  { from: 'MYP', to: 'ID2', mode: 'sea', kg: 30 },
  { from: 'MYS', to: 'ID5', mode: 'sea', kg: 30 },
  { from: 'ID1', to: 'MYP', mode: 'air', kg: 2 },
  { from: 'ID3', to: 'MYP', mode: 'sea', kg: 40 },
]

/** What the new card would change, before anybody has to pay it. */
export function Effect({ before, after }: { before: RateCard; after: RateCard }) {
  const { t } = useWords()
  const rows = typical.map((parcel) => ({
    parcel,
    old_sen: totalOf(before, parcel),
    new_sen: totalOf(after, parcel),
  }))
  return (
    <Table
      caption={t('office_rates.effect')}
      rows={rows}
      keyOf={({ parcel: { from, to, mode, kg } }) => `${from}-${to}-${mode}-${kg}`}
      columns={[
        {
          heading: t('office_rates.parcel'),
          render: ({ parcel: { from, to, mode, kg } }) =>
            `${from} → ${to}, ${t(`office_rates.rows.${mode}`)}, ${kg} kg`,
        },
        {
          heading: t('office_rates.now'),
          numeric: true,
          render: ({ old_sen }) => formatRinggit(old_sen / 100),
        },
        {
          heading: t('office_rates.later'),
          numeric: true,
          render: ({ new_sen }) => formatRinggit(new_sen / 100),
        },
        {
          heading: t('office_rates.difference'),
          numeric: true,
          render: ({ old_sen, new_sen }) => <Difference sen={new_sen - old_sen} of={old_sen} />,
        },
      ]}
    />
  )
}

function Difference({ sen, of }: { sen: number; of: number }) {
  const { t } = useWords()
  if (sen === 0) return <>{t('office_rates.same')}</>
  const percent = Math.round((sen / of) * 1000) / 10
  return (
    <strong>
      {sen > 0 ? '+' : '−'}
      {formatRinggit(Math.abs(sen) / 100)} ({percent > 0 ? '+' : ''}
      {percent} %)
    </strong>
  )
}

function totalOf(card: RateCard, { from, to, mode, kg }: Typical) {
  const piece = { length_cm: 20, width_cm: 20, height_cm: 20, weight_g: kg * 1000, box_max_g: null }
  const services = { is_pickup: false, is_remote: false, priority_ends: 0 }
  return priceParcel(card, {
    from,
    to,
    mode,
    pieces: [piece],
    add_ons: [],
    services,
    declared_value_sen: null,
  }).total_sen
}
