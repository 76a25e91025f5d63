import { useState } from 'react'
import type { CashBack, CounterCash } from '#contract/money/counter-cash.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { payRefundInCash } from '#contract/money/refunds.ts'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { TrackingNumber } from '../parts/parcel/TrackingNumber.tsx'
import { useMoment } from '../platform/moment.ts'
import { useText } from '../platform/text.ts'
import { useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { Alert } from '../ui/Alert.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx'
import { Price } from '../ui/Price.tsx'
import { refusal } from './refusal.ts'
import { useWords } from '../platform/words.ts'

/** What is in the till now, or out of it. */
export interface Counted {
  what: 'taken' | 'given'
  tracking_number: string
  amount: number
}

interface Props {
  order: CounterCash
  onDone: (counted: Counted) => void
  /** Somebody else was faster: what is true now is read again. */
  onChanged: () => void
}

/** One order at the counter: what it still pays here, and what it gets back here. */
export function CashOrder({ order, onDone, onChanged }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  const { tracking_number, type, customer_name, payment_id, amount, deadline_at, refund_data } = order
  return (
    <Card className="grid gap-4">
      <p>
        {t(`counter_cash.types.${type}`)} <TrackingNumber number={tracking_number} />
        {customer_name && <span className="block font-semibold">{customer_name}</span>}
      </p>
      {payment_id !== null && amount !== null && (
        <>
          <p className="text-2xl font-semibold">
            <Price ringgit={amount} />
          </p>
          {deadline_at !== null && (
            <p className="text-muted text-sm">
              {t('counter_cash.until', { at: moment(deadline_at, zoneOfRegion(order.region_id)) })}
            </p>
          )}
          <TakeCash
            id={payment_id}
            amount={amount}
            onDone={() => onDone({ what: 'taken', tracking_number, amount })}
            onChanged={onChanged}
          />
        </>
      )}
      {refund_data.map((refund) => (
        <GiveBack
          key={refund.id}
          refund={refund}
          onDone={() => onDone({ what: 'given', tracking_number, amount: refund.amount })}
          onChanged={onChanged}
        />
      ))}
    </Card>
  )
}

interface ActProps extends Pick<Props, 'onChanged'> {
  onDone: () => void
}

function TakeCash({ id, amount, ...after }: ActProps & { id: string; amount: number }) {
  const { t } = useWords()
  const take = useCall(confirmCash)
  const keyFor = useKeyFor()
  const input = { params: { id } }
  return (
    <CountedAgain
      {...after}
      label={t('counter_cash.take')}
      question={t('counter_cash.take_question', { amount: formatRinggit(amount) })}
      confirm={t('counter_cash.took', { amount: formatRinggit(amount) })}
      isPending={take.isPending}
      send={() => take.mutateAsync({ input, key: keyFor(input) })}
    />
  )
}

function GiveBack({ refund, ...after }: ActProps & { refund: CashBack }) {
  const { t } = useWords()
  const pay = useCall(payRefundInCash)
  const keyFor = useKeyFor()
  const { id, customer_name } = refund
  const amount = formatRinggit(refund.amount)
  const input = { params: { id } }
  return (
    <div className="grid gap-3">
      <p>
        {customer_name === null
          ? t('counter_cash.back_nobody', { amount })
          : t('counter_cash.back', { amount, name: customer_name })}
      </p>
      <CountedAgain
        {...after}
        label={t('counter_cash.give')}
        question={t('counter_cash.give_question', { amount })}
        confirm={t('counter_cash.gave', { amount })}
        isPending={pay.isPending}
        send={() => pay.mutateAsync({ input, key: keyFor(input) })}
      />
    </div>
  )
}

interface QuestionProps extends ActProps {
  label: string
  question: string
  confirm: string
  isPending: boolean
  send: () => Promise<Envelope<unknown> | undefined>
}

/** Cash is counted once more before it is said to be there. */
function CountedAgain({ send, onDone, onChanged, ...asked }: QuestionProps) {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  async function act() {
    const answer = await send()
    if (answer && isSuccess(answer)) return onDone()
    setProblem(refusal(text, answer))
    if (answer) onChanged()
  }
  return (
    <>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <ConfirmedButton className="min-h-14 w-full" confirmKind="approve" {...asked} act={act} />
    </>
  )
}
