import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { feeWaiver, waiveFee, type ShownFee } from '#contract/orders/fees.ts'
import { lineIn } from '#contract/orders/order-words.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  fees: readonly ShownFee[]
  isOwn: boolean
  onDone: () => void
}

/** What is asked for this order afterwards; the office does without what is not paid. */
export function Fees({ fees, isOwn, onDone }: Props) {
  const { t } = useWords()
  if (fees.length === 0) return null
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('office_parcels.fees.heading')}</h2>
      {fees.map((fee) => (
        <Fee key={`${fee.id} ${fee.status} ${fee.is_waived}`} fee={fee} isOwn={isOwn} onDone={onDone} />
      ))}
    </Card>
  )
}

function Fee({ fee, isOwn, onDone }: { fee: ShownFee; isOwn: boolean; onDone: () => void }) {
  const { t } = useWords()
  const language = useLanguage()
  const { kind, amount, status, is_waived, tracking_number } = fee
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>{`${lineIn(language, { code: `fee_${kind}`, params: {} })}: ${formatRinggit(amount)}`}</span>
        <Badge tone={status === 'success' || is_waived ? 'done' : 'waiting'}>
          {is_waived ? t('office_parcels.fees.waived') : t(`transaction.status.${status}`)}
        </Badge>
      </p>
      <Link
        className="justify-self-start underline underline-offset-4"
        to={`/office/parcels/${tracking_number}`}
      >
        {t('office_parcels.fees.open')}
      </Link>
      {!isOwn && !is_waived && (status === 'awaiting_payment' || status === 'expired') && (
        <Collapsible title={t('office_parcels.fees.waive')}>
          <Waiver fee={fee} onDone={onDone} />
        </Collapsible>
      )}
    </div>
  )
}

function Waiver({ fee: { tracking_number, amount }, onDone }: { fee: ShownFee; onDone: () => void }) {
  const { t } = useWords()
  const text = useText()
  const form = useForm<z.input<typeof feeWaiver>>({
    resolver: zodResolver(feeWaiver),
    defaultValues: { words: '' },
  })
  const { field } = useFormTexts(form)
  const waive = useCall(waiveFee)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: z.input<typeof feeWaiver>) {
    const input = { params: { number: tracking_number }, body }
    const answer = await waive.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return setProblem(sentence(text, answer))
    toast.success(t('office_parcels.fees.done'))
    onDone()
  }
  return (
    <ConfirmedForm
      form={form}
      problem={problem}
      isSending={waive.isPending}
      send={send}
      question={t('office_parcels.fees.question', { amount: formatRinggit(amount) })}
      confirm={t('office_parcels.fees.waive')}
    >
      <TextField
        label={t('office_parcels.fees.words')}
        maxLength={300}
        autoComplete="off"
        {...field('words')}
      />
    </ConfirmedForm>
  )
}
