import type { ReactNode } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useWords } from '../platform/words.ts'
import { Badge } from '../ui/Badge.tsx'
import { Fold } from '../ui/Fold.tsx'
import type { counterWork } from './counter.ts'
import { CounterRow } from './CounterRow.tsx'

interface Props {
  work: ReturnType<typeof counterWork>
  /** When the list was read. */
  now: string
  /** Somebody looks for one: what holds none of those that are meant says nothing. */
  isSearched: boolean
}

/** Who is expected today by the clock, and what lies here, the longest first. */
export function CounterLists({ work: { today, later, collect, onward }, now, isSearched }: Props) {
  const { t } = useWords()
  const nothing = (part: 'fetch' | 'deliver' | 'carry') =>
    isSearched ? undefined : t(`courier.counter.nothing_${part}`)
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <Part
        title={t('courier.counter.fetch')}
        nothing={nothing('fetch')}
        parcels={today}
        hasMore={later.length > 0}
      >
        <Rows parcels={today} />
        {later.length > 0 && (
          <Fold
            open={isSearched}
            title={
              <span className="flex items-center gap-2 font-medium">
                {t('courier.counter.later')}
                <Badge>{later.length}</Badge>
              </span>
            }
          >
            <Rows parcels={later} />
          </Fold>
        )}
      </Part>
      <Part title={t('courier.counter.deliver')} nothing={nothing('deliver')} parcels={collect}>
        <Rows parcels={collect} now={now} />
      </Part>
      <Part title={t('courier.counter.carry')} nothing={nothing('carry')} parcels={onward}>
        <Rows parcels={onward} now={now} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  /** Said instead of an empty list. */
  nothing: string | undefined
  parcels: readonly CarriedParcel[]
  /** Something of it is folded away below. */
  hasMore?: boolean
  children: ReactNode
}

/** One sentence, below what there is something to do with. */
function Empty({ title, nothing }: Pick<PartProps, 'title' | 'nothing'>) {
  return (
    <section className="order-last -mt-3">
      <h2 className="sr-only">{title}</h2>
      <p className="text-muted">{nothing}</p>
    </section>
  )
}

function Part({ title, nothing, parcels, hasMore = false, children }: PartProps) {
  if (parcels.length === 0 && !nothing) return children
  if (parcels.length === 0 && !hasMore) return <Empty title={title} nothing={nothing} />
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="flex items-center gap-2 text-lg">
        {title}
        {parcels.length > 0 && <Badge>{parcels.length}</Badge>}
      </h2>
      {parcels.length === 0 && <p className="text-muted">{nothing}</p>}
      {children}
    </section>
  )
}

interface RowsProps {
  parcels: readonly CarriedParcel[]
  /** For what lies here: since when. The others come at a time. */
  now?: string
}

function Rows({ parcels, now }: RowsProps) {
  if (parcels.length === 0) return null
  return (
    <ul className="border-line bg-surface divide-line divide-y rounded-box border">
      {parcels.map((parcel) => (
        <CounterRow key={parcel.tracking_number} parcel={parcel} now={now} />
      ))}
    </ul>
  )
}
