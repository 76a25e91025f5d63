import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { changeReceiver, receiverChange } from '#contract/orders/receiver-changes.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { PassportField } from '../../parts/identity/PassportField.tsx'
import { receiverAsIs, type ChangedReceiver } from '../../parts/receiver/changed-receiver.ts'
import { ReceiverChangeForm, type ReceiverForm as Form } from '../../parts/receiver/ReceiverChangeForm.tsx'
import { useFormTexts } from '../../platform/form.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  receiver: ShownParty
}

/** Until it is handed over the owner says who takes it, and where in the same city. */
export function ChangeReceiver({ id, receiver }: Props) {
  const { t } = useWords()
  const form = useForm({ resolver: zodResolver(ofOwner), defaultValues: receiverAsIs(receiver) })
  const change = useChange(id, form)
  const name = useWatch({ control: form.control, name: 'name' })
  return (
    <ReceiverChangeForm form={form} hint={t('shipment.change.hint')} {...change}>
      {name.trim() !== receiver.name && <Picture form={form} />}
    </ReceiverChangeForm>
  )
}

const ofOwner = z.object({ ...receiverChange.shape, fee: z.number() })

/** Another person brings a picture of their own. */
function Picture({ form }: { form: Form }) {
  const { errorOf } = useFormTexts(form)
  const value = useWatch({ control: form.control, name: 'passport_image_id' })
  return (
    <PassportField
      party="receiver"
      value={value}
      onChange={(picture) => form.setValue('passport_image_id', picture, { shouldDirty: true })}
      error={errorOf('passport_image_id')}
    />
  )
}

function useChange(id: string, form: Form) {
  const { t } = useWords()
  const keyFor = useKeyFor()
  const { refuse } = useFormTexts(form)
  const change = useCall(changeReceiver, { refreshes: [readTransaction] })
  const [failure, setFailure] = useState<Failure>()
  const send = async ({ fee: _fee, ...body }: ChangedReceiver) => {
    setFailure(undefined)
    const input = { params: { id }, body }
    const answer = await change.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) {
      toast.success(t('shipment.change.done'))
      form.reset({ ...form.getValues(), id_number: '', passport_image_id: '' })
    } else if (refuse(answer) !== undefined) setFailure(answer)
  }
  return { send, failure, isPending: change.isPending }
}
