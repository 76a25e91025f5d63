import { useState, type FormEvent } from 'react'
import { useNavigate } from '../../platform/navigate.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import {
  agreeToWeighing,
  declineWeighing,
  listWeighings,
  type Weighing,
} from '#contract/parcels/weighings.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PaymentChoice } from '../../parts/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { UniqueSenNote } from '../../parts/payment/UniqueSenNote.tsx'
import { usePaymentCheck } from '../../parts/payment/use-payment-check.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { toast } from '../../ui/toast.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  weighing: Weighing
  onAnswered: () => void
}

/** Pay the difference, or have the parcel back. */
export function AnswerWeighing({ weighing, onAnswered }: Props) {
  const { t } = useWords()
  const { amount } = useFigures()
  const [isPaying, setPaying] = useState(false)
  const shown = { amount: amount(weighing.difference) }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setPaying(true)}>{t('weighing.agree', shown)}</Button>
      {weighing.status === 'waiting' && <Decline id={weighing.id} onAnswered={onAnswered} />}
      <Dialog open={isPaying} onClose={() => setPaying(false)} title={t('weighing.agree_title', shown)}>
        <Agree weighing={weighing} onRefused={onAnswered} />
      </Dialog>
    </div>
  )
}

interface AgreeProps {
  weighing: Weighing
  onRefused: () => void
}

function Agree(props: AgreeProps) {
  const masterData = useMasterData()
  if (!masterData.data) return <NotYet answer={masterData} className="h-48 w-full" />
  return <AgreeForm masterData={masterData.data} {...props} />
}

function AgreeForm({ weighing, masterData, onRefused }: AgreeProps & { masterData: MasterData }) {
  const { t } = useWords()
  const text = useText()
  const navigate = useNavigate()
  const keyFor = useKeyFor()
  const agree = useCall(agreeToWeighing, { refreshes: [listTransactions, listWeighings] })
  const [picked, setPicked] = useState<PaymentPicked>({ payment_type: '', payment_account: '' })
  const payment = settled(masterData, picked)
  const { error, check } = usePaymentCheck(payment)
  async function save(event: FormEvent) {
    event.preventDefault()
    const { payment_type, payment_account } = payment
    if (!check() || payment_type === '') return
    const body = { payment_type_id: payment_type, payment_account_id: payment_account }
    const answer = await agree.mutateAsync({
      input: { params: { id: weighing.id }, body },
      key: keyFor(body),
    })
    if (answer && isSuccess(answer)) return void navigate(`/shipment-success?id=${answer.data.TransactionID}`)
    toast.error(sentence(text, answer))
    onRefused()
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <PaymentChoice masterData={masterData} value={payment} onChange={setPicked} error={error} />
      <UniqueSenNote way={payment.payment_type} total={weighing.difference} />
      <SubmitButton pending={agree.isPending}>{t('weighing.to_payment')}</SubmitButton>
    </form>
  )
}

function Decline({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const { t } = useWords()
  const text = useText()
  const decline = useCall(declineWeighing, { refreshes: [listWeighings] })
  async function send() {
    const answer = await decline.mutateAsync({ input: { params: { id } } })
    if (answer && isSuccess(answer)) toast.success(t('weighing.declined'))
    else toast.error(sentence(text, answer))
    onAnswered()
  }
  return (
    <ConfirmedButton
      kind="secondary"
      label={t('weighing.decline')}
      question={t('weighing.decline_question')}
      confirm={t('weighing.decline_confirm')}
      isPending={decline.isPending}
      act={send}
    >
      <p>{t('weighing.decline_text')}</p>
    </ConfirmedButton>
  )
}
