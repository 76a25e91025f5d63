import { takeCancellationWishBack, wishCancellation } from '#contract/orders/cancellations.ts'
import { carriedTypes } from '#contract/site/order-types.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useMoment } from '../../platform/moment.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { toast } from '../../ui/toast.ts'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'

interface Props {
  transaction: Transaction
  onChanged: () => void
}

/** While a proof is checked the order cannot end at once: it is asked for, and done as soon as the office has decided. */
export function WishToCancel({
  transaction: { id, type, status, paid_with, cancel_wished_at },
  onChanged,
}: Props) {
  const { t } = useWords()
  const wish = useSending(wishCancellation, id, onChanged)
  async function send() {
    const isDone = await wish.send()
    // That it was asked for stands at the head of the page, which may be out of sight.
    if (isDone) toast.success(t('shipment_success.cancel.wish'))
  }
  const isOffered = status === 'awaiting_approval' && !paid_with && carriedTypes.some((one) => one === type)
  if (!isOffered || cancel_wished_at) return null
  return (
    <ConfirmedButton
      kind="quiet"
      className="text-trouble justify-self-start px-0!"
      label={t('shipment_success.cancel.button')}
      question={t('shipment_success.cancel.question')}
      confirm={t('shipment_success.cancel.confirm')}
      dismiss={t('shipment_success.cancel.keep')}
      isPending={wish.isPending}
      act={send}
    >
      <p>{t('shipment_success.cancel.wish')}</p>
    </ConfirmedButton>
  )
}

/** That it was asked for, and the way back as long as nobody has decided. */
export function WishedToCancel({ transaction, onChanged }: Props) {
  const { t } = useWords()
  const { id, status, cancel_wished_at } = transaction
  const moment = useMoment()
  const takeBack = useSending(takeCancellationWishBack, id, onChanged)
  if (!cancel_wished_at || status !== 'awaiting_approval') return null
  return (
    <Alert
      tone="warning"
      title={t('shipment_success.cancel.wished', {
        moment: moment(cancel_wished_at, zoneOfOrder(transaction)),
      })}
    >
      <p>{t('shipment_success.cancel.wish')}</p>
      <Button
        kind="secondary"
        className="mt-3"
        pending={takeBack.isPending}
        onClick={() => void takeBack.send()}
      >
        {t('shipment_success.cancel.keep')}
      </Button>
    </Alert>
  )
}

function useSending(
  endpoint: typeof wishCancellation | typeof takeCancellationWishBack,
  id: string,
  onChanged: () => void,
) {
  const text = useText()
  const call = useCall(endpoint)
  async function send() {
    const answer = await call.mutateAsync({ input: { params: { id } } })
    const isDone = answer !== undefined && isSuccess(answer)
    if (!isDone) toast.error(sentence(text, answer))
    onChanged()
    return isDone
  }
  return { send, isPending: call.isPending }
}
