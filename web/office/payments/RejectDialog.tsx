import { useState, type KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Envelope } from '#contract/platform/envelope.ts'
import { deskRejection, rejectCodes, rejectPayment, type PaymentToJudge } from '#contract/money/payments.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { PartCame } from './PartCame.tsx'
import { Key } from '../../parts/workplace/Key.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  open: boolean
  payment: PaymentToJudge
  onClose: () => void
  onDone: (answer: Envelope<unknown> | undefined) => void
}

export function RejectDialog({ open, onClose, ...rest }: Props) {
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('office.payments.reject_title')}
      isAside
      isSheet
      hasCross={false}
    >
      <RejectForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

type RejectCode = (typeof rejectCodes)[number]

/** A reason that exists in three languages, own words beside it or instead of it. None is chosen beforehand: what is sent was picked. */
function RejectForm(props: Omit<Props, 'open'>) {
  const { t } = useWords()
  const { form, problem, pick, send, isPending } = useRejecting(props)
  const { field, errorOf } = useFormTexts(form)
  const [code, came] = useWatch({ control: form.control, name: ['reject_code', 'came'] })
  return (
    <form
      className="grid gap-4 **:scroll-mb-44"
      noValidate
      onSubmit={form.handleSubmit(send)}
      onKeyDown={(event) => pickByDigit(event, pick)}
    >
      <Whose payment={props.payment} />
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Reasons value={code} error={errorOf('reject_code')} onPick={pick} />
      {code === 'amount_differs' && <PartCame payment={props.payment} form={form} name="came" came={came} />}
      <TextArea label={t('office.payments.own_words')} {...field('reject_reason')} />
      {/* In sight however small the screen is. */}
      <div className="bg-surface sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 px-6 py-4 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
        <Button kind="secondary" onClick={props.onClose}>
          {t('ui.cancel')}
        </Button>
        <SubmitButton kind="danger" pending={isPending}>
          {t('office.payments.reject')}
        </SubmitButton>
      </div>
    </form>
  )
}

/** A rejection cannot be taken back: whose it is stands above it. */
function Whose({ payment }: { payment: PaymentToJudge }) {
  const { tracking_number, customer_name } = payment
  return (
    <p className="wrap-anywhere">
      <b className="figures">{inGroups(tracking_number)}</b>
      <span className="block">
        {[customer_name, formatRinggit(stillDue(payment))].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}

function pickByDigit(event: KeyboardEvent<HTMLFormElement>, pick: (code: RejectCode) => void) {
  const code = rejectCodes[Number(event.key) - 1]
  if (!code || isTypedIn(event.target)) return
  event.preventDefault()
  pick(code)
  // Enter sends what was picked, and not where the focus was before.
  event.currentTarget.querySelector<HTMLInputElement>(`[name=reject_code][value=${code}]`)?.focus()
}

/** Digits are part of a sum and of words. */
function isTypedIn(target: EventTarget) {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  )
}

function useRejecting({ payment, onDone }: Pick<Props, 'payment' | 'onDone'>) {
  const form = useForm({
    resolver: unfilledResolver(deskRejection),
    defaultValues: { proof_id: payment.proof_id ?? '', reject_reason: '' },
  })
  const { refuse } = useFormTexts(form)
  const reject = useCall(rejectPayment)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(given: z.output<typeof deskRejection>) {
    const body = z.encode(deskRejection, given)
    const answer = await reject.mutateAsync({
      input: { params: { id: payment.id }, body },
      key: keyFor([payment.id, body]),
    })
    if (answer && answer.code !== 400) onDone(answer)
    else setProblem(refuse(answer && 'errors' in answer ? answer : undefined))
  }
  const pick = (code: RejectCode) =>
    form.setValue('reject_code', code, { shouldValidate: form.formState.isSubmitted })
  return { form, problem, pick, send, isPending: reject.isPending }
}

/** Enter on a reason that nobody picked picks it; the next one sends. A rejection cannot be taken back. */
function pickFirst(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.currentTarget.checked) return
  event.preventDefault()
  event.currentTarget.click()
}

interface ReasonsProps {
  value: RejectCode | undefined
  error: string | undefined
  onPick: (code: RejectCode) => void
}

function Reasons({ value, error, onPick }: ReasonsProps) {
  const { t } = useWords()
  return (
    <ChoiceGroup label={t('office.payments.reason')} error={error} isAlone>
      {rejectCodes.map((code, index) => (
        <ChoiceCard
          key={code}
          name="reject_code"
          value={code}
          checked={code === value}
          onChange={() => onPick(code)}
          onKeyDown={pickFirst}
        >
          <span className="flex items-center justify-between gap-3">
            {t(`shipment_success.reasons.${code}`)}
            <Key>{String(index + 1)}</Key>
          </span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
