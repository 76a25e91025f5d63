import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { findCounterCash } from '#contract/money/counter-cash.ts'
import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useAnswer } from '../platform/use-call.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { CashOrder, type Counted } from './CashOrder.tsx'
import { CashSearch } from './CashSearch.tsx'
import { CourierFrame } from './CourierFrame.tsx'
import { DeepHead } from './DeepHead.tsx'
import { FindParcel } from './FindParcel.tsx'
import { ScanButton } from './ScanButton.tsx'
import { useIsOnline } from './use-connection.ts'
import { useTypedAnywhere } from './use-typed-anywhere.ts'
import { NotYet } from '../ui/NotYet.tsx'
import { useWords } from '../platform/words.ts'

/** Cash over the counter an agent belongs to: taken for orders that pay here, and given back where it was taken. */
export function Page() {
  const { t } = useWords()
  const isOnline = useIsOnline()
  useTypedAnywhere()
  const [query] = useSearchParams()
  const [look, setLook] = useState({ number: findTrackingNumber(query.get('number') ?? '') ?? '', times: 0 })
  const [done, setDone] = useState(0)
  const find = (number: string) => setLook(({ times }) => ({ number, times: times + 1 }))
  return (
    <CourierFrame isDeep>
      <DeepHead>{t('counter_cash.heading')}</DeepHead>
      {isOnline ? (
        <>
          {/* Empty for the next one, once this one is done. */}
          <FindParcel key={done} onFound={find} />
          <ScanButton wants="parcel" onCode={find} />
          <CashSearch key={`search ${done}`} onSearch={() => find('')} onFound={find} />
        </>
      ) : (
        <Alert tone="warning">{t('counter_cash.needs_network')}</Alert>
      )}
      {look.number && isOnline && (
        <Found key={look.times} number={look.number} onDone={() => setDone((count) => count + 1)} />
      )}
      {!look.number && <p className="text-muted">{t('counter_cash.text')}</p>}
    </CourierFrame>
  )
}

function Found({ number, onDone }: { number: string; onDone: () => void }) {
  const { t } = useWords()
  const text = useText()
  const [done, setDone] = useState<Counted>()
  // What is done is found no more, and looking for it would count as a miss.
  const answer = useAnswer(findCounterCash, { params: { number } }, done === undefined)
  const { data, error, refetch } = answer
  if (done)
    return (
      <Alert tone="success" title={`${formatRinggit(done.amount)} · ${inGroups(done.tracking_number)}`}>
        <p>{t(`counter_cash.${done.what}`)}</p>
        {/* What was paid for is to be handed over, or taken in, next. */}
        {done.what === 'taken' && (
          <LinkButton kind="secondary" className="mt-2" to={`/courier?number=${done.tracking_number}`}>
            {t('counter_cash.to_parcel')}
          </LinkButton>
        )}
      </Alert>
    )
  if (error?.message === 'not_found') return <Alert tone="warning">{t('counter_cash.nothing')}</Alert>
  if (error?.message === 'too_many_requests')
    return <Alert tone="warning">{text('error.too_many_requests')}</Alert>
  const end = (counted: Counted) => {
    setDone(counted)
    onDone()
  }
  if (data) return <CashOrder order={data.order} onDone={end} onChanged={() => void refetch()} />
  return <NotYet answer={answer} className="h-40 w-full" />
}
