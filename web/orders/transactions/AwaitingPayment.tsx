import { numberIn } from '#contract/platform/numbers.ts'
import Clock from 'virtual:icon/clock'
import { useRef, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { paymentRules } from '#contract/site/payment-types.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { listTransactions, type Transaction } from '#contract/orders/transactions.ts'
import { isForWorkDone } from '#contract/site/order-types.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useCall } from '../../platform/use-call.ts'
import { AfterPayment } from './AfterPayment.tsx'
import { HowToPay } from './HowToPay.tsx'
import { ProofUpload } from './ProofUpload.tsx'
import { SentProof } from './SentProof.tsx'
import { ToProof } from './ToProof.tsx'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'
import { useDeadline } from './use-deadline.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  onChanged: () => void
}

/** After these, money has to move before there is another picture; after all others most people have paid, and the picture comes first. */
const paidAgain = new Set<Transaction['reject_code']>(['amount_differs', 'wrong_account'])

export function AwaitingPayment({ transaction, onChanged }: Props) {
  const { t } = useWords()
  const proof = useRef<HTMLElement>(null)
  const { payment_type_id, reject_code, has_proof } = transaction
  const { isAtCounter } = paymentRules[payment_type_id]
  const isPaidFirst = isAtCounter || !reject_code || paidAgain.has(reject_code)
  const paying = (
    <>
      <Amount transaction={transaction} />
      <HowToPay transaction={transaction} onChanged={onChanged} />
    </>
  )
  return (
    <>
      {reject_code && <Rejection transaction={transaction} />}
      {reject_code && has_proof && <SentProof transaction={transaction} onChanged={onChanged} />}
      {isPaidFirst && paying}
      {!isAtCounter && <ToProof card={proof} />}
      {isAtCounter ? (
        <Collapsible open={reject_code !== null} title={t('shipment_success.proof.receipt')}>
          <Proof says="cash" id={transaction.id} onSent={onChanged} />
        </Collapsible>
      ) : (
        // The bar before it takes no room, but a gap of its own.
        <Card ref={proof} className="screen-only grid gap-3 -mt-4 lg:mt-0">
          <h2 className="text-lg">{t('shipment_success.proof.heading')}</h2>
          <Proof says={isPaidFirst ? 'text' : undefined} id={transaction.id} onSent={onChanged} />
        </Card>
      )}
      {!isPaidFirst && paying}
      <AfterPayment transaction={transaction} />
      {/* A fee is owed until the office waives it. */}
      {!isForWorkDone(transaction.type) && (
        <Cancel transaction={transaction} isCash={isAtCounter} onChanged={onChanged} />
      )}
    </>
  )
}

/** Where a reason above says what the next picture has to show, nothing more is said. */
function Proof({
  says,
  ...sent
}: ComponentProps<typeof ProofUpload> & { says: 'text' | 'cash' | undefined }) {
  const { t } = useWords()
  return (
    <div className="grid gap-3">
      {says && <p>{t(`shipment_success.proof.${says}`)}</p>}
      <ProofUpload {...sent} isMain={says !== 'cash'} />
    </div>
  )
}

/** Whoever has paid must not pay twice, whatever stands in large figures below. */
const withAdvice = ['not_received', 'unreadable', 'wrong_account', 'already_used'] as const

function Rejection({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const { reject_code, reject_reason, came, amount } = transaction
  const { isAtCounter } = paymentRules[transaction.payment_type_id]
  if (!reject_code) return null
  // What came and what is missing says more than that it differs.
  const isPart = came && reject_code === 'amount_differs'
  const advised = withAdvice.find((code) => code === reject_code)
  const reason = reject_code !== 'other' && t(`shipment_success.reasons.${reject_code}`)
  return (
    <Alert
      tone={isPart ? 'warning' : 'destructive'}
      title={isPart ? t('shipment_success.part.title') : reason || t('shipment_success.rejected.title')}
    >
      {came && (
        <p>
          {t('shipment_success.part.came', {
            came: formatRinggit(came),
            amount: formatRinggit(amount),
            missing: formatRinggit(stillDue(transaction)),
          })}
        </p>
      )}
      {reject_reason && <p className="wrap-break-word">“{reject_reason}”</p>}
      {advised && !isAtCounter && <p>{t(`shipment_success.rejected.todo.${advised}`)}</p>}
    </Alert>
  )
}

/** The amount is the largest thing on the page; where a part came, what is missing. */
function Amount({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const { base_amount, came, qr_rupiah, payment_type_id } = transaction
  const { isAtCounter } = paymentRules[payment_type_id]
  const amount = stillDue(transaction)
  // What is missing has no sen of its own.
  const unique_amount = came ? 0 : transaction.unique_amount
  return (
    <section className="bg-kraft grid gap-2 rounded-box px-4 py-3 sm:gap-3 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3">
        <p>
          <span className="block text-lg font-semibold">
            {t(came ? 'shipment_success.part.due' : 'shipment_success.exact_amount')}
          </span>
          <Sum amount={amount} isMarked={unique_amount > 0} />
          {qr_rupiah !== null && (
            <span className="figures text-muted block">≈ Rp {numberIn('id', qr_rupiah)}</span>
          )}
        </p>
        {!isAtCounter && <CopyAmount amount={amount} />}
      </div>
      {unique_amount > 0 && (
        <p className="text-sm">
          {t('shipment_success.unique_sen', {
            base: formatRinggit(base_amount),
            unique: formatRinggit(unique_amount),
          })}
        </p>
      )}
      <TimeLeft transaction={transaction} />
      {isAtCounter && <CounterHours />}
    </section>
  )
}

/** With the sen marked that tell whose it is. */
function Sum({ amount, isMarked }: { amount: number; isMarked: boolean }) {
  const [whole = '', sen = ''] = formatRinggit(amount).split('.')
  const mark = 'border-accent bg-surface rounded-lg border-b-4 px-0.5 pb-0.5'
  return (
    <span className="figures block text-[min(2.4375rem,11.5vw)] leading-tight font-extrabold tracking-tight whitespace-nowrap sm:text-[min(3.8125rem,11.5vw)]">
      {whole}
      <span className={isMarked ? mark : undefined}>.{sen}</span>
    </span>
  )
}

/** Nobody types it into anything at a counter. */
function CopyAmount({ amount }: { amount: number }) {
  const { t } = useWords()
  return <CopyButton isCompact text={amount.toFixed(2)} label={t('shipment_success.copy_amount')} />
}

/** The last hour may be one in which nobody is there. */
function CounterHours() {
  const { t } = useWords()
  return (
    <Link to="/location" className="flex min-h-11 items-center justify-self-start underline">
      {t('shipment_success.counter_hours')}
    </Link>
  )
}

/** In words, with the day and the clock it belongs to: nobody reads a deadline off running seconds. */
function TimeLeft({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const { deadline_at, now } = transaction
  const left_s = useCountdown(deadline_at, now)
  const hours = Math.floor(left_s / 3600)
  const minutes = Math.floor(left_s / 60) % 60
  const left = hours === 0 ? 'left_minutes' : minutes === 0 ? 'left_hours' : 'left'
  const until = useDeadline()(deadline_at, zoneOfOrder(transaction))
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-waiting figures flex items-center gap-2 text-lg font-bold" role="timer">
        <Clock className="size-5 self-center" aria-hidden="true" />
        {t(`shipment_success.${left}`, { hours, minutes })}
      </span>
      <span className="max-sm:text-sm">{t('shipment_success.until', { moment: until })}</span>
    </p>
  )
}

interface CancelProps extends Props {
  isCash: boolean
}

/** Money that is on its way already would meet no order. */
function Cancel({ transaction: { id, concerns }, isCash, onChanged }: CancelProps) {
  const { t } = useWords()
  const text = useText()
  const words = concerns ? 'cancel_difference' : 'cancel'
  const cancel = useCall(cancelTransaction, { refreshes: [listTransactions] })
  async function send() {
    const answer = await cancel.mutateAsync({ input: { params: { id } } })
    if (!answer || !isSuccess(answer)) toast.error(sentence(text, answer))
    onChanged()
  }
  return (
    <ConfirmedButton
      kind="quiet"
      className="text-trouble justify-self-start px-0!"
      label={t(`shipment_success.${words}.button`)}
      question={t(`shipment_success.${words}.question`)}
      confirm={t('shipment_success.cancel.confirm')}
      dismiss={t(`shipment_success.${words}.keep`)}
      isPending={cancel.isPending}
      act={send}
    >
      {concerns && (
        <p>{t('shipment_success.cancel_difference.after', { number: inGroups(concerns.tracking_number) })}</p>
      )}
      {!isCash && !concerns && <p>{t('shipment_success.cancel.if_sent')}</p>}
    </ConfirmedButton>
  )
}
