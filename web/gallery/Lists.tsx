import { PinMap } from '../ui/map/PinMap.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Price } from '../ui/Price.tsx'
import { Table } from '../ui/Table.tsx'
import { Section } from './Section.tsx'
import { useWords } from '../platform/words.ts'

const rows = [
  { id: 'SB01', ringgit: 50 },
  { id: 'SB02', ringgit: 1234.5 },
]
const pins = [
  { id: 'klang', label: 'Pelabuhan Klang', lon: 101.4, lat: 3 },
  { id: 'jakarta', label: 'Jakarta', lon: 106.85, lat: -6.2 },
]

function priceOf({ ringgit }: (typeof rows)[number]) {
  return <Price ringgit={ringgit} />
}

export function Lists() {
  const { t } = useWords()
  const columns = [
    { heading: t('gallery.number'), render: (row: (typeof rows)[number]) => row.id },
    {
      heading: t('gallery.price'),
      numeric: true,
      render: priceOf,
    },
  ]
  return (
    <Section heading={t('gallery.lists')}>
      <Table caption={t('gallery.lists')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      <Pagination shown={rows.length} hasMore pending={false} onMore={() => undefined} />
      <PinMap pins={pins} />
    </Section>
  )
}
