import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { exportParcels, listParcels } from '#contract/office/office-parcels.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { useList } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { OrdersExport } from './OrdersExport.tsx'
import { ParcelFilters } from './ParcelFilters.tsx'
import { ParcelTable } from './ParcelTable.tsx'
import { asAddress, readFilters, type Filters } from './parcel-filters.ts'

export function Page() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const filters = readFilters(address)
  return (
    <OfficeFrame heading={t('office_parcels.heading')}>
      <p className="text-muted max-w-prose">{t('office_parcels.text')}</p>
      <ParcelFilters filters={filters} onChange={(next) => setAddress(asAddress(next), { replace: true })} />
      <List filters={filters} />
      <div className="border-line flex flex-wrap items-end gap-4 border-t pt-4">
        <DownloadButton
          endpoint={exportParcels}
          params={{}}
          query={filters}
          name="parcels.csv"
          label={t('office_parcels.export')}
        />
        <OrdersExport />
      </div>
    </OfficeFrame>
  )
}

function List({ filters }: { filters: Filters }) {
  const { t } = useTranslation()
  const list = useList(listParcels, ({ next_cursor }) => ({ next_cursor }), asAddress(filters))
  return (
    <CursorList
      list={list}
      rowsOf={({ parcel_data }) => parcel_data}
      waiting="h-96 w-full"
      empty={<p role="status">{t('office_parcels.nothing')}</p>}
    >
      {(parcels) => <ParcelTable parcels={parcels} />}
    </CursorList>
  )
}
