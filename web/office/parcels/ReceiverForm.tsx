import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
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
import { ReceiverChangeForm, type ReceiverForm as Form } from '../../parts/receiver/ReceiverChangeForm.tsx'
import { useFormTexts } from '../../platform/form.ts'
import { untilThere, useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  receiver: ShownParty
  onDone: () => void
}

/** The receiver's side, also on the way; another street then costs the fee of the order's rate card. */
export function ReceiverForm({ number, receiver, onDone }: Props) {
  const { t } = useWords()
  const { data, refetch } = useAnswer(previewReceiverChange, { params: { number } }, true, untilThere)
  const form = useForm({ resolver: zodResolver(ofOffice), defaultValues: receiverAsIs(receiver) })
  const fee = data?.address_fee ?? 0
  const change = useChange(number, fee, form, () => {
    void refetch()
    onDone()
  })
  if (!data || data.obstacle !== null) return null
  return (
    <ReceiverChangeForm
      form={form}
      hint={fee > 0 ? t('shipment.change.fee', { fee: formatRinggit(fee) }) : t('shipment.change.free')}
      {...change}
    />
  )
}

const ofOffice = z.object({ ...receiverChange.shape, fee: z.number() })

function useChange(number: string, fee: number, form: Form, onDone: () => void) {
  const { t } = useWords()
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
