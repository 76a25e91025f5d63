import { useDeferredValue, useState } from 'react'
import { listCounters, type OfficeLocation } from '#contract/people/counters.ts'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useList } from '../../platform/use-call.ts'
import { LocationForm } from './LocationForm.tsx'
import { LocationTable } from './LocationTable.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { RemoveSamples } from './RemoveSamples.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<OfficeLocation | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <OfficeFrame heading={t('counters.heading')}>
      <p className="text-muted max-w-prose">{t('counters.text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <search className="grow sm:max-w-sm">
          <TextField
            type="search"
            label={t('counters.search')}
            maxLength={80}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </search>
        <Button data-act="" onClick={() => setOpen('new')}>
          {t('counters.add')}
        </Button>
      </div>
      <Found search={useDeferredValue(search.trim())} onEdit={setOpen} />
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={t(open === 'new' ? 'counters.add' : 'ui.edit')}
      >
        <LocationForm location={open === 'new' ? undefined : open} onSaved={close} />
      </Dialog>
    </OfficeFrame>
  )
}

function Found({ search, onEdit }: { search: string; onEdit: (location: OfficeLocation) => void }) {
  const list = useList(listCounters, ({ next_cursor }) => ({ next_cursor }), search ? { search } : {})
  return (
    <CursorList list={list} rowsOf={({ counter_data }) => counter_data} waiting="h-64 w-full">
      {(locations) => (
        <>
          <RemoveSamples count={list.data?.pages[0]?.samples ?? 0} />
          {locations.length === 0 ? <EmptyState /> : <LocationTable locations={locations} onEdit={onEdit} />}
        </>
      )}
    </CursorList>
  )
}
