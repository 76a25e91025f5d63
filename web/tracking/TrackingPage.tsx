import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findTrackingNumber, inGroups, readTrackingNumber } from '#contract/tracking-number.ts'
import { useMoment } from '../moment.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { lastSeen, rememberSeen } from './last-seen.ts'
import { ParcelView } from './ParcelView.tsx'
import { rememberNumber } from './recent.ts'
import { RecentNumbers } from './RecentNumbers.tsx'
import { useParcel } from './use-parcel.ts'

export function Page() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  // The prerendered page knows no number; the first drawing here must be the same.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const asked = isDrawn ? (query.get('number') ?? '') : ''
  const number = readTrackingNumber(asked) ?? ''
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1>{t('tracking.heading')}</h1>
        {!number && <p className="max-w-prose text-lg">{t('tracking.intro')}</p>}
      </header>
      <SearchForm
        key={number}
        initial={number ? inGroups(number) : asked}
        onFound={(found) => setQuery({ number: found })}
      />
      {number ? <Found number={number} /> : <RecentNumbers onPick={(found) => setQuery({ number: found })} />}
    </div>
  )
}

function never() {
  return () => undefined
}

/** A wrong check character is found out here: nobody needs to ask the server. */
function SearchForm({ initial, onFound }: { initial: string; onFound: (number: string) => void }) {
  const { t } = useTranslation()
  const [typed, type] = useState(initial)
  const [isWrong, setWrong] = useState(initial !== '' && !findTrackingNumber(initial))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findTrackingNumber(typed)
    setWrong(!found)
    if (found) onFound(found)
  }
  return (
    <form className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start" noValidate onSubmit={submit}>
      <TextField
        label={t('tracking.number')}
        hint={t('tracking.number_hint')}
        name="number"
        className="figures"
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={isWrong ? t('tracking.not_found') : undefined}
      />
      <SubmitButton className="sm:mt-7">{t('tracking.find')}</SubmitButton>
    </form>
  )
}

function Found({ number }: { number: string }) {
  const { t } = useTranslation()
  const { data, error, refetch, isLive } = useParcel(number)
  useEffect(() => {
    if (!data) return
    rememberNumber(number)
    rememberSeen(data.parcel)
  }, [data, number])
  if (data) return <ParcelView parcel={data.parcel} isLive={isLive} />
  if (error?.message === 'not_found') return <Alert tone="destructive">{t('tracking.not_found')}</Alert>
  return error ? (
    <Unreachable number={number} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 w-full" />
  )
}

/** An old answer is never shown as a new one: when it was seen stands above it. */
function Unreachable({ number, onRetry }: { number: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const seen = lastSeen(number)
  if (!seen) return <LoadFailed onRetry={onRetry} />
  return (
    <>
      <Alert tone="warning">
        <p>{t('tracking.seen_at', { at: moment(seen.at) })}</p>
        <Button kind="secondary" className="mt-3" onClick={onRetry}>
          {t('ui.try_again')}
        </Button>
      </Alert>
      <ParcelView parcel={seen.parcel} isLive={false} />
    </>
  )
}
