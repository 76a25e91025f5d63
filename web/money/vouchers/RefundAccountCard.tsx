import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usualWay } from '#contract/places/countries.ts'
import { bankNames } from '#contract/money/banks.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { countryCode } from '#contract/places/geography.ts'
import {
  changeRefundAccount,
  readRefundAccount,
  refundAccount,
  type RefundAccount,
} from '#contract/money/vouchers.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

const empty: RefundAccount = {
  country_id: usualWay.from,
  bank_name: '',
  account_number: '',
  account_name: '',
}

interface Props {
  /** Something comes back: then the account is what the page waits for. */
  isAwaited: boolean
}

/** Where refunds go: shown, and changed on request. */
export function RefundAccountCard({ isAwaited }: Props) {
  const { t } = useWords()
  const answer = useAnswer(readRefundAccount)
  const { data } = answer
  const [isEditing, setIsEditing] = useState(false)
  if (!data) return <NotYet answer={answer} className="h-32 w-full" />
  const known = data.refund_account
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('voucher.refund.heading')}</h2>
      <p className="text-muted">{t('voucher.refund.text')}</p>
      {known && !isEditing ? (
        <>
          <Facts
            facts={[
              [t('voucher.refund.bank'), known.bank_name],
              [t('voucher.refund.account_number'), known.account_number],
              [t('voucher.refund.account_name'), known.account_name],
            ]}
          />
          <Button kind="secondary" className="justify-self-start" onClick={() => setIsEditing(true)}>
            {t('ui.edit')}
          </Button>
        </>
      ) : (
        <AccountForm initial={known ?? empty} isMain={isAwaited} onSaved={() => setIsEditing(false)} />
      )}
    </Card>
  )
}

interface FormProps {
  initial: RefundAccount
  isMain: boolean
  onSaved: () => void
}

function AccountForm({ initial, isMain, onSaved }: FormProps) {
  const { t } = useWords()
  const { form, problem, save } = useAccountForm(initial, onSaved)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <SelectField label={t('ui.country.label')} {...field('country_id')}>
        {countryCode.options.map((code) => (
          <option key={code} value={code}>
            {t(`ui.country.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('voucher.refund.bank')} list="bank-names" {...field('bank_name')} />
      <datalist id="bank-names">
        {bankNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={t('voucher.refund.account_number')}
        inputMode="numeric"
        className="figures"
        {...field('account_number')}
      />
      <TextField label={t('voucher.refund.account_name')} autoComplete="name" {...field('account_name')} />
      <SubmitButton
        kind={isMain ? 'primary' : 'secondary'}
        className="justify-self-start"
        pending={form.formState.isSubmitting}
      >
        {t('ui.save')}
      </SubmitButton>
    </form>
  )
}

function useAccountForm(initial: RefundAccount, onSaved: () => void) {
  const { t } = useWords()
  const form = useForm({ resolver: zodResolver(refundAccount), mode: 'onTouched', defaultValues: initial })
  const { refuse } = useFormTexts(form)
  const change = useCall(changeRefundAccount, { refreshes: [readRefundAccount] })
  const [problem, setProblem] = useState<string>()
  async function save(body: RefundAccount) {
    const answer = await change.mutateAsync({ input: { body } })
    if (answer && isSuccess(answer)) {
      toast.success(t('voucher.refund.saved'))
      onSaved()
    } else setProblem(refuse(answer))
  }
  return { form, problem, save }
}
