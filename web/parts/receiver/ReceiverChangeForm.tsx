import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Failure } from '#contract/platform/envelope.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { FailureAlert } from '../../ui/FailureAlert.tsx'
import type { ChangedReceiver } from './changed-receiver.ts'
import { ReceiverFields } from './ReceiverFields.tsx'
import { useWords } from '../../platform/words.ts'

export type ReceiverForm = UseFormReturn<ChangedReceiver, unknown, ChangedReceiver>

interface Props {
  form: ReceiverForm
  hint: string
  send: (values: ChangedReceiver) => Promise<void>
  failure: Failure | undefined
  isPending: boolean
  /** What is asked beside the fields of everybody. */
  children?: ReactNode
}

/** Who takes a parcel and where, put right. */
export function ReceiverChangeForm({ form, hint, send, failure, isPending, children }: Props) {
  const { t } = useWords()
  return (
    <Collapsible title={t('shipment.change.heading')}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <p className="text-muted">{hint}</p>
        <ReceiverFields form={form} />
        {children}
        {failure && <FailureAlert failure={failure} />}
        <SubmitButton className="justify-self-start" pending={isPending}>
          {t('shipment.change.save')}
        </SubmitButton>
      </form>
    </Collapsible>
  )
}
