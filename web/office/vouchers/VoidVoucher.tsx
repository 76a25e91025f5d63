import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  listOfficeVouchers,
  readOfficeVoucher,
  voidReasons,
  voidVoucher,
  voucherVoiding,
  type OfficeVoucher,
} from '#contract/money/voucher-desk.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { useWords } from '../../platform/words.ts'

type Values = z.input<typeof voucherVoiding>

export function VoidVoucher({ voucher }: { voucher: OfficeVoucher }) {
  const { t } = useWords()
  const sending = useVoiding(voucher)
  const { field } = useFormTexts(sending.form)
  const { serial, value, shipment_number } = voucher
  return (
    <Collapsible title={t('office_vouchers.voiding.heading')}>
      <ConfirmedForm
        {...sending}
        question={t('office_vouchers.voiding.question', { serial, amount: formatRinggit(value) })}
        confirm={t('office_vouchers.voiding.confirm')}
      >
        <p className="text-muted text-sm">{t('office_vouchers.voiding.text')}</p>
        {shipment_number && (
          <p>{t('office_vouchers.voiding.attached', { number: inGroups(shipment_number) })}</p>
        )}
        <SelectField label={t('office_vouchers.voiding.reason')} {...field('reason')}>
          <option value="">{t('office_vouchers.voiding.choose')}</option>
          {voidReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`office_vouchers.reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
      </ConfirmedForm>
    </Collapsible>
  )
}

function useVoiding({ id }: OfficeVoucher) {
  const { t } = useWords()
  const text = useText()
  const form = useForm<Values>({
    resolver: zodResolver(voucherVoiding),
  })
  const call = useCall(voidVoucher, { refreshes: [listOfficeVouchers, readOfficeVoucher] })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: Values) {
    const input = { params: { id }, body }
    const answer = await call.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return setProblem(sentence(text, answer))
    toast.success(t('office_vouchers.voiding.done'))
  }
  return { form, problem, isSending: call.isPending, send }
}
