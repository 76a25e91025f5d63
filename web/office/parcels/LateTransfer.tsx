import { useState, type ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import {
  lateOutcomes,
  lateTransfer,
  matchLateTransfer,
  previewLateTransfer,
  type LateTransferPreview,
} from '#contract/money/late-transfers.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { ErrorWord } from './ErrorWord.tsx'
import { usePreview } from './Previewed.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  onDone: () => void
}

/** Money that came after the order had ended unpaid. Where none can have come there is nothing to press. */
export function LateTransfer({ number, onDone }: Props) {
  const { t } = useWords()
  const { data, tried } = usePreview(previewLateTransfer, { params: { number } }, onDone)
  if (!data || data.obstacle !== null) return null
  return (
    <Collapsible title={t(`office_parcels.late_transfer.${hasEnded(data) ? '' : 'more_'}heading`)}>
      <Matching number={number} preview={data} onDone={tried} />
    </Collapsible>
  )
}

/** Otherwise what came beyond its amount, or for what it asked before, goes back. */
function hasEnded({ revival_obstacle }: LateTransferPreview) {
  return revival_obstacle !== 'order_not_over'
}

function Matching({ number, preview, onDone }: Props & { preview: LateTransferPreview }) {
  const { t } = useWords()
  const sending = useMatching(number, preview, onDone)
  const { form } = sending
  const { field } = useFormTexts(form)
  const more = hasEnded(preview) ? '' : 'more_'
  const [amount = 0, outcome] = form.watch(['amount', 'outcome'])
  return (
    <ConfirmedForm
      {...sending}
      question={t(`office_parcels.late_transfer.question_${outcome || 'owed'}`, {
        amount: formatRinggit(amount),
      })}
      confirm={t('office_parcels.late_transfer.confirm')}
    >
      <p className="text-muted text-sm">{t(`office_parcels.late_transfer.${more}text`)}</p>
      <p>{t('office_parcels.late_transfer.asked', { amount: formatRinggit(preview.amount) })}</p>
      <NumberField
        label={t(`office_parcels.late_transfer.${more}amount`)}
        form={form}
        name="amount"
        kind="money"
      />
      <TextField
        label={t('office_parcels.late_transfer.bank_reference')}
        autoComplete="off"
        maxLength={60}
        {...field('bank_reference')}
      />
      <SelectField label={t('office_parcels.late_transfer.account')} {...field('payment_account_id')}>
        {preview.account_data.map(({ id, bank_name, account_name }) => (
          <option key={id} value={id}>
            {bank_name} · {account_name}
          </option>
        ))}
      </SelectField>
      {hasEnded(preview) && <Outcome obstacle={preview.revival_obstacle} {...field('outcome')} />}
    </ConfirmedForm>
  )
}

type OutcomeProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  obstacle: string | null
}

/** Where the order cannot be revived, the page says why before anything is chosen. */
function Outcome({ obstacle, ...field }: OutcomeProps) {
  const { t } = useWords()
  return (
    <>
      <SelectField label={t('office_parcels.late_transfer.outcome')} {...field}>
        <option value="">{t('office_parcels.next.choose')}</option>
        {lateOutcomes
          .filter((one) => one === 'owed' || obstacle === null)
          .map((one) => (
            <option key={one} value={one}>
              {t(`office_parcels.late_transfer.${one}`)}
            </option>
          ))}
      </SelectField>
      {obstacle !== null && (
        <Alert tone="warning" title={t('office_parcels.late_transfer.no_revival')}>
          <ErrorWord word={obstacle} />
        </Alert>
      )}
    </>
  )
}

/** The field beside which a refusal is shown; one about the order itself is shown above them all. */
const fieldOf: Record<string, 'amount' | 'bank_reference' | 'payment_account_id' | 'outcome'> = {
  transfer_amount_differs: 'amount',
  transfer_already_matched: 'bank_reference',
  transfer_other_account: 'payment_account_id',
  slot_full: 'outcome',
  visit_over: 'outcome',
  voucher_not_free: 'outcome',
  weighed_since: 'outcome',
}

function useMatching(number: string, preview: LateTransferPreview, onDone: () => void) {
  const { t } = useWords()
  const text = useText()
  const { payment_account_id, account_data } = preview
  const account = account_data.find(({ id }) => id === payment_account_id) ?? account_data[0]
  const form = useForm({
    resolver: unfilledResolver(lateTransfer),
    defaultValues: {
      bank_reference: '',
      payment_account_id: account?.id ?? '',
      ...(hasEnded(preview) ? {} : { outcome: 'owed' as const }),
    },
  })
  const match = useCall(matchLateTransfer)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(given: z.output<typeof lateTransfer>) {
    const input = { params: { number }, body: z.encode(lateTransfer, given) }
    const answer = await match.mutateAsync({ input, key: keyFor(input) })
    const field = answer && fieldOf[answer.code_message]
    if (answer && isSuccess(answer)) {
      toast.success(t(`office_parcels.late_transfer.done_${given.outcome}`))
      return onDone()
    }
    setProblem(field ? undefined : sentence(text, answer))
    if (field) form.setError(field, { message: `error.${answer.code_message}` }, { shouldFocus: true })
  }
  return { form, problem, isSending: match.isPending, send }
}
