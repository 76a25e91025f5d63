import ArrowRight from 'virtual:icon/arrow-right'
import House from 'virtual:icon/house'
import type { LaneFigures } from '#contract/office/figures.ts'
import { isWithinCountry } from '#contract/places/lanes.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'
import { Table } from '../../ui/Table.tsx'

interface Props {
  lanes: LaneFigures[]
  days: number
}

export function LaneTable({ lanes, days }: Props) {
  const { t } = useWords()
  const columns = useColumns(days)
  if (lanes.length === 0) return null
  return (
    <section
      aria-label={t('office_figures.by_lane')}
      className="border-line bg-surface border-y px-4 py-3 md:px-1 md:py-0 md:[&_tbody_tr:last-child]:border-b-0 lg:px-3"
    >
      <Table
        caption={t('office_figures.by_lane')}
        rows={lanes}
        keyOf={({ lane }) => lane}
        columns={columns}
      />
    </section>
  )
}

function useColumns(days: number) {
  const { t } = useWords()
  const { number } = useFigures()
  return [
    {
      heading: `${t('office_figures.lane')}, ${t('office_figures.last_days', { count: days })}`,
      isWords: true,
      render: ({ lane }: LaneFigures) => <Lane lane={lane} />,
    },
    {
      heading: t('office_figures.orders'),
      numeric: true,
      render: ({ orders }: LaneFigures) => number(orders),
    },
    {
      heading: t('office_figures.trends.paid'),
      numeric: true,
      render: ({ revenue }: LaneFigures) => (
        <span className="md:whitespace-nowrap">{formatRinggit(revenue)}</span>
      ),
    },
    {
      heading: t('office_figures.on_time'),
      numeric: true,
      isWords: true,
      render: (row: LaneFigures) => <OnTime {...row} />,
    },
  ]
}

function Lane({ lane }: Pick<LaneFigures, 'lane'>) {
  const { t } = useWords()
  if (lane === 'other') return t('office_figures.other_lane')
  const Icon = isWithinCountry(lane) ? House : ArrowRight
  return (
    <span className="inline-flex items-center gap-2">
      <Icon className="text-muted size-4 shrink-0" aria-hidden="true" />
      {t(`office.passports.lanes.${lane}`)}
    </span>
  )
}

/** A share says little without what it is of. */
function OnTime({ on_time, delivered }: Pick<LaneFigures, 'on_time' | 'delivered'>) {
  const { t } = useWords()
  const { number } = useFigures()
  if (delivered === 0) return <span className="text-muted text-sm">{t('office_figures.none_delivered')}</span>
  return (
    <>
      {number(Math.floor((on_time / delivered) * 100))}%{' '}
      <span className="text-muted text-sm">
        ({number(on_time)}/{number(delivered)})
      </span>
    </>
  )
}
