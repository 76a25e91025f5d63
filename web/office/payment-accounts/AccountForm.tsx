import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isSuccess } from '#contract/platform/envelope.ts'
import { paymentTypes, hasNumber, paymentRules } from '#contract/site/payment-types.ts'
import {
  accountFields,
  changeAccount,
  createAccount,
  listAccounts,
  readQrPicture,
  type OfficeAccount,
} from '#contract/office/office.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx'
import { Upload } from '../../ui/Upload.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { CounterField } from './CounterField.tsx'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import { useSaved } from '../use-saved.ts'
import { useWords } from '../../platform/words.ts'

type Values = z.input<typeof accountFields>
type Form = UseFormReturn<Values, unknown, Values>

const empty: Values = {
  payment_type_id: 'transfer',
  bank_name: '',
  account_name: '',
  account_number: '',
  qr_text: '',
  location_id: '',
  is_active: true,
}

export function AccountForm({
  account,
  onSaved,
}: {
  account: OfficeAccount | undefined
  onSaved: () => void
}) {
  const { t } = useWords()
  const { form, problem, save } = useAccountForm(account, onSaved)
  const { field } = useFormTexts(form)
  const type = useWatch({ control: form.control, name: 'payment_type_id' })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <SelectField
        label={t('office.accounts.type')}
        disabled={account !== undefined}
        {...field('payment_type_id')}
      >
        {paymentTypes.map((id) => (
          <option key={id} value={id}>
            {t(`ui.payment.${id}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t(`office.accounts.bank_of.${type}`)} {...field('bank_name')} />
      <TextField label={t('office.accounts.account_name')} {...field('account_name')} />
      {hasNumber(type) && (
        <TextField label={t(`office.accounts.number_of.${type}`)} {...field('account_number')} />
      )}
      {paymentRules[type].hasQr && <QrOfMerchant form={form} />}
      {paymentRules[type].isAtCounter && (
        <CounterField current={account?.location_id ?? ''} {...field('location_id')} />
      )}
      <ActiveSwitch {...form.register('is_active')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function useAccountForm(account: OfficeAccount | undefined, onSaved: () => void) {
  const form: Form = useForm({
    resolver: zodResolver(accountFields),
    mode: 'onTouched',
    defaultValues: valuesOf(account),
  })
  const { problem, take } = useSaved(form, onSaved)
  const change = useCall(changeAccount, { refreshes: [listAccounts] })
  const create = useCall(createAccount, { refreshes: [listAccounts] })
  const keyFor = useKeyFor()
  const save = (body: Values) =>
    take(
      account
        ? change.mutateAsync({ input: { params: { id: account.id }, body } })
        : create.mutateAsync({ input: { body }, key: keyFor(body) }),
    )
  return { form, problem, save }
}

function valuesOf(account: OfficeAccount | undefined): Values {
  if (!account) return empty
  const { payment_type_id, bank_name, account_name, account_number, qr_text, location_id, is_active } =
    account
  return { payment_type_id, bank_name, account_name, account_number, qr_text, location_id, is_active }
}

/** A picture of the merchant's own code is enough: what it says is read from it. */
function QrOfMerchant({ form }: { form: Form }) {
  const { t } = useWords()
  const text = useText()
  const { field } = useFormTexts(form)
  const [error, setError] = useState<string>()
  const [fixed, setFixed] = useState(false)
  async function take(picture: File | undefined) {
    if (!picture) return
    const options = { key: crypto.randomUUID(), onProgress: () => undefined }
    const answer = await sendPicture(readQrPicture, {}, await readable(picture), options)
    if (answer && isSuccess(answer)) {
      setError(undefined)
      setFixed(!answer.data.can_carry_amount)
      form.setValue('qr_text', answer.data.qr_text, { shouldValidate: true })
    } else setError(sentence(text, answer))
  }
  return (
    <>
      <Upload
        label={t('office.accounts.qr_picture')}
        file={undefined}
        onPick={(file) => void take(file)}
        error={error}
      />
      <TextArea label={t('office.accounts.qr_text')} {...field('qr_text')} />
      {fixed && <Alert>{t('office.accounts.qr_fixed')}</Alert>}
    </>
  )
}
