import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { NumberForm } from '../../ui/NumberForm.tsx'
import { useIsDrawn } from '../../ui/use-is-drawn.ts'
import { useNumberWords } from '../../ui/use-number-words.ts'
import { lastSeen, rememberSeen } from './last-seen.ts'
import { Looking } from './Looking.tsx'
import { NotFound } from './NotFound.tsx'
import { ParcelView } from './ParcelView.tsx'
import { usePosterStyle } from './PosterStyle.tsx'
import { rememberNumber } from './recent.ts'
import { RecentNumbers } from './RecentNumbers.tsx'
import { useParcel } from './use-parcel.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  usePosterStyle()
  const [query, setQuery] = useSearchParams()
  const open = (number: string) => setQuery({ number })
  const isAsked = useIsAsked(query)
  // The prerendered page knows no number; the first drawing here must be the same.
  const isDrawn = useIsDrawn()
  const asked = isDrawn ? (query.get('number') ?? '') : ''
  const number = findTrackingNumber(asked) ?? ''
  if (number) return <Found number={number} onAnother={open} />
  const form = <FindForm key={asked} asked={asked} onFound={open} />
  if (isAsked && !isDrawn)
    return (
      <WithPoster form={form}>
        <Looking />
      </WithPoster>
    )
  return (
    <Narrow>
      <header className="grid gap-2">
        <h1>{t('tracking.heading')}</h1>
        <p className="max-w-prose text-lg">{t('tracking.intro')}</p>
      </header>
      {form}
      <RecentNumbers onPick={open} />
    </Narrow>
  )
}

/** Who comes with a number gets a page that was finished for it, with the place of the answer on top. */
function useIsAsked(query: URLSearchParams) {
  return useSyncExternalStore(
    never,
    () => query.has('number'),
    () =>
      typeof document === 'undefined'
        ? query.has('number')
        : document.querySelector('[data-prerendered=resi-detail-number]') !== null,
  )
}

/** No wider than it is read, with the left edge of all other pages. */
function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-8 md:py-12">
      <div className="grid max-w-3xl gap-6">{children}</div>
    </div>
  )
}

function never() {
  return () => undefined
}

interface FormProps {
  asked: string
  onFound: (number: string) => void
}

function FindForm({ asked, onFound }: FormProps) {
  const words = useNumberWords()
  return <NumberForm words={words} initial={asked} onFound={onFound} />
}

function WithPoster({ form, children }: { form: ReactNode; children: ReactNode }) {
  const { t } = useWords()
  return (
    <>
      <h1 className="sr-only">{t('tracking.heading')}</h1>
      {children}
      <section className="screen-only grid max-w-4xl gap-4 px-4 pt-12 lg:px-18">
        <h2 className="text-lg">{t('tracking.another')}</h2>
        {form}
      </section>
    </>
  )
}

function Found({ number, onAnother }: { number: string; onAnother: (number: string) => void }) {
  const { t } = useWords()
  const { data, error, refetch, isLive } = useParcel(number)
  useEffect(() => {
    if (!data) return
    rememberNumber(number)
    rememberSeen(data.parcel)
  }, [data, number])
  // An old answer is never shown as a new one: the time it was seen is shown above it.
  const seen = !data && error && error.message !== 'not_found' ? lastSeen(number) : undefined
  const parcel = data?.parcel ?? seen?.parcel
  const retry = () => void refetch()
  if (parcel || !error)
    return (
      <WithPoster form={<FindForm key={number} asked="" onFound={onAnother} />}>
        {parcel ? (
          <ParcelView
            parcel={parcel}
            isLive={isLive}
            notice={seen && <SeenAt at={seen.at} onRetry={retry} />}
          />
        ) : (
          <Looking number={number} />
        )}
      </WithPoster>
    )
  return (
    <Narrow>
      <h1>{t('tracking.heading')}</h1>
      {/* What was not found may be mended. */}
      <FindForm key={number} asked={inGroups(number)} onFound={onAnother} />
      {error.message === 'not_found' ? <NotFound number={number} /> : <LoadFailed onRetry={retry} />}
    </Narrow>
  )
}

function SeenAt({ at, onRetry }: { at: string; onRetry: () => void }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Alert tone="warning">
      <p>{t('tracking.seen_at', { at: moment(at) })}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        {t('ui.try_again')}
      </Button>
    </Alert>
  )
}
