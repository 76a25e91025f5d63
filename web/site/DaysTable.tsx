import type { DaysRow } from './days.ts'
import { useToldDays } from './use-told-figures.ts'
import { SmallTable } from './SmallTable.tsx'
import { useWords } from '../platform/words.ts'

const both = ['air', 'sea'] as const

interface Props {
  caption: string
  /** What the rows are: places across the border, routes, or destinations within a country. */
  places: 'between' | 'route' | 'destination'
  rows: readonly DaysRow[]
  ways?: readonly (typeof both)[number][]
}

/** Typical working days, for one way of travelling or for both. */
export function DaysTable({ caption, places, rows, ways = both }: Props) {
  const { t } = useWords()
  const told = useToldDays()
  const names = {
    air: t('site.days.air'),
    sea: t(places === 'between' ? 'site.days.sea' : 'site.days.ground'),
  }
  return (
    <SmallTable
      caption={caption}
      headings={[t(`site.days.${places}`), ...ways.map((way) => names[way])]}
      rows={rows.map((row) => ({
        name: t(`site.days.zones.${row.zone}`),
        cells: ways.map((way) => told(row)[way]),
      }))}
    />
  )
}
