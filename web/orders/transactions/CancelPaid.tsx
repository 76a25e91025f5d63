import { useState, type ReactNode } from 'react'
import {
  cancelOwnBoxes,
  cancelTransaction,
  previewOwnCancellation,
  type OwnCancellationPreview,
} from '#contract/orders/cancellations.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { toast } from '../../ui/toast.ts'
import { ComesBack } from './ComesBack.tsx'
import { BoxChoice } from '../../parts/parcel/BoxChoice.tsx'
import { useWords } from '../../platform/words.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'

interface Props {
  id: string
  onChanged: () => void
}

/** Once the parcel is in somebody's hands there is nothing to cancel, and nothing is shown. */
const isPast = (obstacle: string) =>
  obstacle === 'order_over' || obstacle === 'parcel_in_hand' || obstacle === 'difference_paid'

/** Says before the press what comes back and where it goes. */
export function CancelPaid({ id, onChanged }: Props) {
  const { t } = useWords()
  const text = useText()
  const { data, refetch } = useAnswer(previewOwnCancellation, { params: { id } })
  if (!data || (data.obstacle && isPast(data.obstacle))) return null
  return (
    <Collapsible title={t('shipment_success.cancel.button')}>
      {data.obstacle && <Alert>{text(`error.${data.obstacle}`)}</Alert>}
      {(data.obstacle === null || data.boxes.length > 0) && (
        <Cancelling
          key={data.boxes.map(({ serial }) => serial).join(' ')}
          id={id}
          preview={data}
          onChanged={() => {
            void refetch()
            onChanged()
          }}
        />
      )}
    </Collapsible>
  )
}

function Cancelling({ id, preview, onChanged }: Props & { preview: OwnCancellationPreview }) {
  const { t, parts } = useWords()
  const { boxes, box_refund, obstacle } = preview
  const [chosen, setChosen] = useState(() => boxes.map(({ serial }) => serial))
  const isWhole = obstacle === null && chosen.length === boxes.length
  const refund = isWhole ? preview.refund : chosen.length * box_refund
  const figures = useFigures()
  const sending = useCancelling(id, { serials: isWhole ? [] : chosen, refund }, onChanged)
  const amount = figures.amount(refund)
  return (
    <div className="grid justify-items-start gap-3">
      {boxes.length > 0 && (
        <BoxChoice
          boxes={boxes}
          chosen={chosen}
          onChange={setChosen}
          words={parts('shipment_success.cancel_paid.boxes')}
        />
      )}
      <Effects
        preview={{ ...preview, refund, void_vouchers: isWhole ? preview.void_vouchers : chosen.length }}
      />
      {refund > 0 || isWhole ? (
        <Press {...sending} amount={amount} boxes={isWhole ? 0 : chosen.length}>
          <ComesBack amount={amount} preview={preview} />
        </Press>
      ) : (
        <p>{t('shipment_success.cancel_paid.boxes.none')}</p>
      )}
    </div>
  )
}

interface PressProps {
  send: () => Promise<void>
  isPending: boolean
  amount: string
  /** How many boxes; none for the order as a whole. */
  boxes: number
  /** What it brings about, said once more before the press. */
  children: ReactNode
}

function Press({ send, isPending, amount, boxes, children }: PressProps) {
  const { t } = useWords()
  const question =
    boxes > 0
      ? t('shipment_success.cancel_paid.boxes.question', { count: boxes })
      : t('shipment_success.cancel.question')
  return (
    <ConfirmedButton
      kind="danger"
      label={t('shipment_success.cancel_paid.button', { amount })}
      question={question}
      confirm={t('shipment_success.cancel.confirm')}
      dismiss={t('shipment_success.cancel.keep')}
      isSheet
      isPending={isPending}
      act={send}
    >
      {children}
    </ConfirmedButton>
  )
}

interface Wish {
  /** Some boxes; the whole order where none is named. */
  serials: string[]
  refund: number
}

function useCancelling(id: string, { serials, refund }: Wish, onChanged: () => void) {
  const { t } = useWords()
  const text = useText()
  const cancel = useCall(cancelTransaction, { refreshes: [listTransactions] })
  const cancelBoxes = useCall(cancelOwnBoxes, { refreshes: [listTransactions] })
  const keyFor = useKeyFor()
  const params = { id }
  const wholly = { params, body: { refund } }
  const partly = { params, body: { serials, refund } }
  async function send() {
    const answer =
      serials.length > 0
        ? await cancelBoxes.mutateAsync({ input: partly, key: keyFor(partly) })
        : await cancel.mutateAsync({ input: wholly, key: keyFor(wholly) })
    if (answer && isSuccess(answer))
      toast.success(t(`shipment_success.cancel_paid.${serials.length > 0 ? 'boxes.done' : 'done'}`))
    else toast.error(sentence(text, answer))
    onChanged()
  }
  return { send, isPending: cancel.isPending || cancelBoxes.isPending }
}

function Effects({
  preview: { boxes, refund, has_account, is_cash, freed_serial, void_vouchers },
}: {
  preview: OwnCancellationPreview
}) {
  const { t } = useWords()
  const amount = useFigures().amount(refund)
  return (
    <div className="grid max-w-prose gap-2">
      <p>
        {t(`shipment_success.cancel_paid.${boxes.length > 0 || void_vouchers > 0 ? 'until_boxes' : 'until'}`)}
      </p>
      <p className="font-semibold">
        {t(
          `shipment_success.cancel_paid.${is_cash ? 'to_cash' : has_account ? 'to_account' : 'no_account'}`,
          {
            amount,
          },
        )}
      </p>
      {!has_account && (
        <LinkButton kind="secondary" className="justify-self-start" to="/voucher">
          {t('shipment_success.ended.to_account')}
        </LinkButton>
      )}
      {freed_serial && <p>{t('shipment_success.cancel_paid.frees', { serial: freed_serial })}</p>}
      {void_vouchers > 0 && <p>{t('shipment_success.cancel_paid.voids', { count: void_vouchers })}</p>}
    </div>
  )
}
