import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import {
  changeReceiverByOffice,
  previewReceiverChange,
  receiverChange,
} from '#contract/orders/receiver-changes.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { receiverAsIs, type ChangedReceiver } from '../../parts/receiver/changed-receiver.ts'
import { ReceiverFields } from '../../parts/receiver/ReceiverFields.tsx'
import { useFormTexts } from '../../platform/form.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { FailureAlert } from '../../ui/FailureAlert.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  number: string
  receiver: ShownParty
  onDone: () => void
}

/** The receiver's side, also on the way; another street then costs the fee of the order's rate card. */
export function ReceiverForm({ number, receiver, onDone }: Props) {
  const { t } = useTranslation()
  const { data, refetch } = useAnswer(previewReceiverChange, { params: { number } })
  const form = useForm({ resolver: zodResolver(ofOffice), defaultValues: receiverAsIs(receiver) })
  const fee = data?.address_fee ?? 0
  const { send, failure, isPending } = useChange(number, fee, form, () => {
    void refetch()
    onDone()
  })
  if (!data || data.obstacle !== null) return null
  return (
    <Collapsible title={t('shipment.change.heading')}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <p className="text-muted text-sm">
          {fee > 0 ? t('shipment.change.fee', { fee: formatRinggit(fee) }) : t('shipment.change.free')}
        </p>
        <ReceiverFields form={form} />
        {failure && <FailureAlert failure={failure} />}
        <SubmitButton className="justify-self-start" pending={isPending}>
          {t('shipment.change.save')}
        </SubmitButton>
      </form>
    </Collapsible>
  )
}

const ofOffice = z.object({ ...receiverChange.shape, fee: z.number() })
type Form = UseFormReturn<ChangedReceiver, unknown, ChangedReceiver>

function useChange(number: string, fee: number, form: Form, onDone: () => void) {
  const { t } = useTranslation()
  const keyFor = useKeyFor()
  const { refuse } = useFormTexts(form)
  const change = useCall(changeReceiverByOffice)
  const [failure, setFailure] = useState<Failure>()
  const send = async ({ passport_image_id: _picture, ...values }: ChangedReceiver) => {
    setFailure(undefined)
    const input = { params: { number }, body: { ...values, fee } }
    const answer = await change.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) {
      toast.success(t('shipment.change.done'))
      form.reset({ ...form.getValues(), id_number: '' })
      onDone()
    } else if (refuse(answer) !== undefined) setFailure(answer)
  }
  return { send, failure, isPending: change.isPending }
}
