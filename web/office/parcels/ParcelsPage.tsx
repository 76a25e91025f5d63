import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  exportParcels,
  listParcels,
  mostAssigned,
  type ParcelInList,
} from '#contract/office/office-parcels.ts'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { useList } from '../../platform/use-call.ts'
import { Key } from '../../parts/workplace/Key.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { ChooseAll } from './ChooseParcel.tsx'
import { BulkBar } from './BulkBar.tsx'
import { OrdersExport } from './OrdersExport.tsx'
import { ParcelFilters } from './ParcelFilters.tsx'
import { ParcelViews } from './ParcelViews.tsx'
import { ParcelTable } from './ParcelTable.tsx'
import { asAddress, readFilters, type Filters } from './parcel-filters.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { filters, change } = useFilters()
  return (
    <OfficeFrame heading={t('office_parcels.heading')}>
      <div className="grid grid-cols-1 gap-3">
        <ParcelViews filters={filters} />
        <ParcelFilters filters={filters} onChange={change}>
          <p className="text-muted flex flex-wrap items-center gap-x-6 text-sm sm:ml-auto">
            {t('office_parcels.text')} <Keys />
          </p>
        </ParcelFilters>
        <List filters={filters} />
      </div>
    </OfficeFrame>
  )
}

/** Those of the address; what was chosen a moment ago counts until the address has followed, or a quick second choice would undo the first. */
function useFilters() {
  const [address, setAddress] = useSearchParams()
  const at = address.toString()
  const [chosen, setChosen] = useState<{ at: string; filters: Filters }>()
  if (chosen && chosen.at !== at) setChosen(undefined)
  const change = (filters: Filters) => {
    setChosen({ at, filters })
    setAddress(asAddress(filters), { replace: true })
  }
  return { filters: chosen?.at === at ? chosen.filters : readFilters(address), change }
}

interface ChosenProps {
  parcels: ParcelInList[]
  list: ReturnType<typeof useParcels>
}

/** Chosen ones stay chosen while the list is fetched again, as long as they are on it. */
function Chosen({ parcels, list }: ChosenProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = parcels.filter(({ id }) => ids.has(id))
  const choose = (some: readonly ParcelInList[]) =>
    setIds(new Set(some.slice(0, mostAssigned).map(({ id }) => id)))
  const isAll = parcels.length > 0 && chosen.length === Math.min(parcels.length, mostAssigned)
  const mayBeMore = isAll && list.hasNextPage && chosen.length < mostAssigned
  return (
    <>
      <div>
        <ChooseAll isAll={isAll} onChange={(all) => choose(all ? parcels : [])} />
        <ParcelTable parcels={parcels} chosen={ids} onChoose={setIds} />
      </div>
      <BulkBar chosen={chosen} onClear={() => choose([])}>
        {mayBeMore && <More list={list} onChoose={choose} />}
      </BulkBar>
    </>
  )
}

/** What matches beyond the part that is shown, as far as can be given away at once. */
function More({ list, onChoose }: Pick<ChosenProps, 'list'> & { onChoose: (some: ParcelInList[]) => void }) {
  const { t } = useWords()
  async function choose(known = list): Promise<void> {
    const all = (known.data?.pages ?? []).flatMap(({ parcel_data }) => parcel_data)
    if (known.hasNextPage && all.length < mostAssigned) return choose(await known.fetchNextPage())
    onChoose(all)
  }
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-3 text-sm">
      {t('office_parcels.bulk.more')}
      <Button
        kind="quiet"
        className="text-on-deep! min-h-11 px-0! underline underline-offset-4"
        pending={list.isFetchingNextPage}
        onClick={() => void choose()}
      >
        {t('office_parcels.bulk.choose_more', { most: mostAssigned })}
      </Button>
    </p>
  )
}

/** The filters decide what is in it. */
function useParcels(filters: Filters) {
  return useList(listParcels, ({ next_cursor }) => ({ next_cursor }), asAddress(filters))
}

function Keys() {
  const { t } = useWords()
  return (
    <span className="hidden items-center gap-2 pointer-fine:lg:flex" aria-hidden="true">
      <Key>J</Key>
      <Key>K</Key>
      {t('office_parcels.keys.move')}
      <Key>X</Key>
      {t('office_parcels.keys.choose')}
      <Key>↵</Key>
      {t('office_parcels.keys.open')}
    </span>
  )
}

function List({ filters }: { filters: Filters }) {
  const { t } = useWords()
  const isFiltered = Object.keys(asAddress(filters)).length > 0
  const list = useParcels(filters)
  return (
    <>
      <CursorList
        list={list}
        rowsOf={({ parcel_data }) => parcel_data}
        waiting="h-96 w-full"
        empty={<p role="status">{t(isFiltered ? 'office_parcels.nothing' : 'office_parcels.none_yet')}</p>}
      >
        {(parcels) => <Chosen parcels={parcels} list={list} />}
      </CursorList>
      {/* They come with the list above them: earlier they would be pushed down under a finger. */}
      {!list.isPending && <Files filters={filters} />}
    </>
  )
}

function Files({ filters }: { filters: Filters }) {
  const { t } = useWords()
  return (
    <div className="border-line flex flex-wrap items-end justify-between gap-4 border-t pt-4">
      <DownloadButton
        endpoint={exportParcels}
        params={{}}
        query={filters}
        name="parcels.csv"
        label={t('office_parcels.export')}
      />
      <OrdersExport />
    </div>
  )
}
