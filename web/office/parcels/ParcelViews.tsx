import Bookmark from 'virtual:icon/bookmark'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useWaitingAt } from '../use-waiting-at.ts'
import type { Filters } from './parcel-filters.ts'
import { dropView, longestName, queryOf, savedViews, saveView, type View } from './saved-views.ts'
import { useWords, type Key } from '../../platform/words.ts'

const ready = [
  ['office_parcels.filters.under_way', {}],
  ['office_parcels.views.due', { stop: 'due' }],
  ['office_parcels.views.no_courier', { holder: 'nobody', state: 'info_received' }],
  ['office_parcels.views.to_collect', { state: 'available_for_pickup' }],
  ['office_parcels.views.not_delivered', { state: 'attempt_failed' }],
  ['office_parcels.views.in_trouble', { state: 'exception' }],
] as const satisfies readonly (readonly [key: Key, filters: Filters])[]

/** What is looked at day by day, one press away; each is nothing but its filters. */
export function ParcelViews({ filters }: { filters: Filters }) {
  const { t } = useWords()
  const [saved, setSaved] = useState(savedViews)
  const waitingAt = useWaitingAt()
  const now = queryOf(filters)
  const views: View[] = [...ready.map(([key, given]) => ({ name: t(key), filters: given })), ...saved]
  const open = saved.find((view) => queryOf(view.filters) === now)
  const isKnown = views.some((view) => queryOf(view.filters) === now)
  return (
    <div className="parcel-views border-line grid grid-cols-1 justify-between gap-x-6 border-b lg:flex">
      <nav aria-label={t('office_parcels.views.label')} className="-mb-px flex">
        {views.map((view) => (
          <Link
            key={`${view.name} ${queryOf(view.filters)}`}
            to={`/office/parcels?${queryOf(view.filters)}`}
            replace
            aria-current={queryOf(view.filters) === now ? 'true' : undefined}
            className="text-muted aria-[current]:border-ink aria-[current]:text-ink relative inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-medium aria-[current]:font-bold"
          >
            {view.name}
            <WaitingCount {...waitingAt(`/office/parcels?${queryOf(view.filters)}`)} />
          </Link>
        ))}
      </nav>
      {open && (
        <Button kind="quiet" onClick={() => setSaved(dropView(open.name))}>
          {t('office_parcels.views.drop')}
        </Button>
      )}
      {!isKnown && <Save filters={filters} onSaved={setSaved} />}
    </div>
  )
}

/** The same number as at the places of the office, where one waits there; its words scroll along with the name. */
function WaitingCount({ count, words }: { count?: number | undefined; words?: string | undefined }) {
  if (count === undefined) return null
  return (
    <>
      <span className="bg-kraft figures ml-2 rounded-full px-2 text-sm font-semibold" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
}

interface SaveProps {
  filters: Filters
  onSaved: (views: View[]) => void
}

function Save({ filters, onSaved }: SaveProps) {
  const { t } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const [error, setError] = useState<string>()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('view_name')).trim()
    if (name === '') return setError(t('error.name_required'))
    onSaved(saveView({ name, filters }))
    setIsAsking(false)
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        <Bookmark className="size-5" aria-hidden="true" />
        {t('office_parcels.views.save')}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t('office_parcels.views.save')}>
        <form className="grid gap-4" noValidate onSubmit={save}>
          <TextField
            label={t('office_parcels.views.name')}
            name="view_name"
            autoComplete="off"
            maxLength={longestName}
            hint={t('office_parcels.views.hint')}
            error={error}
          />
          <SubmitButton className="justify-self-start">{t('ui.save')}</SubmitButton>
        </form>
      </Dialog>
    </>
  )
}
