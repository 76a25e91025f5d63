import { useTranslation } from 'react-i18next'
import type { DaysRow } from './days.ts'
import { SmallTable } from './SmallTable.tsx'

const both = ['air', 'sea'] as const

/** Typical working days by zone, for one way of travelling or for both. */
export function DaysTable({
  caption,
  rows,
  ways = both,
}: {
  caption: string
  rows: readonly DaysRow[]
  ways?: readonly (typeof both)[number][]
}) {
  const { t } = useTranslation()
  return (
    <SmallTable
      caption={caption}
      headings={[t('site.days.zone'), ...ways.map((way) => t(`site.days.${way}`))]}
      rows={rows.map((row) => ({
        name: t(`site.days.zones.${row.zone}`),
        cells: ways.map((way) => row[way]),
      }))}
    />
  )
}
