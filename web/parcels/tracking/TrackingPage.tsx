import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { NumberForm } from '../../ui/NumberForm.tsx'
import { useNumberWords } from '../../ui/use-number-words.ts'
import { lastSeen, rememberSeen } from './last-seen.ts'
import { Looking } from './Looking.tsx'
import { ParcelView } from './ParcelView.tsx'
import { rememberNumber } from './recent.ts'
import { RecentNumbers } from './RecentNumbers.tsx'
import { useParcel } from './use-parcel.ts'

export function Page() {
  const { t } = useTranslation()
  const words = useNumberWords()
  const [query, setQuery] = useSearchParams()
  const open = (number: string) => setQuery({ number })
  // The prerendered page knows no number; the first drawing here must be the same.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const asked = isDrawn ? (query.get('number') ?? '') : ''
  const number = findTrackingNumber(asked) ?? ''
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1>{t('tracking.heading')}</h1>
        {!number && (
          <p className="max-w-prose text-lg" data-without-number suppressHydrationWarning>
            {t('tracking.intro')}
          </p>
        )}
      </header>
      <NumberForm key={asked} words={words} initial={number ? inGroups(number) : asked} onFound={open} />
      {number ? <Found number={number} /> : <RecentNumbers onPick={open} />}
      {!isDrawn && <Looking />}
    </div>
  )
}

function never() {
  return () => undefined
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
  return error ? <Unreachable number={number} onRetry={() => void refetch()} /> : <Looking number={number} />
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
