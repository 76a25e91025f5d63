import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isOver } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../platform/moment.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { nextPlace } from './parcel.ts'
import { endOf, Place, useVisit } from './Place.tsx'
import { StateBadges } from './StateBadge.tsx'
import { useIsOnline } from './use-connection.ts'
import { useToday } from './use-parcels.ts'

/** What is in my hand and what is to be fetched; without network the list this device has kept. */
export function Today() {
  const { t } = useTranslation()
  const moment = useMoment()
  const isOnline = useIsOnline()
  const { parcels, at, isFresh, isRead, isError, refetch } = useToday()
  if (!parcels && isRead && !isOnline) return <p role="status">{t('courier.today.not_here')}</p>
  if (!parcels && isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!parcels) return <Skeleton className="h-64 w-full" />
  const open = parcels.filter(({ code }) => !isOver(code))
  return (
    <>
      {(!isFresh || !isOnline) && at && (
        <p className="text-muted text-sm">{t('courier.queue.seen_at', { at: moment(at) })}</p>
      )}
      <Group group="mine" parcels={open.filter(({ is_mine }) => is_mine)} />
      <Group group="fetch" parcels={open.filter(({ is_mine }) => !is_mine)} />
    </>
  )
}

function Group({ group, parcels }: { group: 'mine' | 'fetch'; parcels: CarriedParcel[] }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-lg">
        {t(`courier.today.${group}`)}
        <span className="figures text-muted text-base">{parcels.length}</span>
      </h2>
      {parcels.length === 0 ? (
        <EmptyState>
          <p className="text-muted">{t(`courier.today.nothing_${group}`)}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {parcels.map((parcel) => (
            <ParcelCard key={parcel.tracking_number} parcel={parcel} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ParcelCard({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  const visit = useVisit()(parcel)
  const place = nextPlace(parcel)
  const { is_open, leg, from, to, weight } = parcel
  const stop = leg === 'sender' && from ? from : to
  return (
    <li className="border-line bg-surface grid gap-3 rounded-box border p-4">
      <Link
        to={`/courier?number=${parcel.tracking_number}`}
        className="figures flex min-h-11 items-center text-lg font-semibold underline underline-offset-4"
      >
        {inGroups(parcel.tracking_number)}
      </Link>
      <StateBadges parcel={parcel} />
      {place && <Place title={t(`courier.parcel.${place.is}`)} place={place} />}
      {!is_open && (
        <p>
          {endOf(stop)}
          {weight !== null && <>, {t('courier.parcel.kg', { weight })}</>}
        </p>
      )}
      {visit && <p className="figures font-medium">{visit}</p>}
    </li>
  )
}
