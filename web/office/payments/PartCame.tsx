import { Link } from 'react-router'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PaymentToJudge } from '#contract/money/payments.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useWords } from '../../platform/words.ts'
import { NumberField } from '../../ui/NumberField.tsx'

interface Props<Values extends FieldValues, Output> {
  payment: PaymentToJudge
  form: ComponentProps<typeof NumberField<Values, Output>>['form']
  name: ComponentProps<typeof NumberField<Values, Output>>['name']
  /** What is typed so far. */
  came: unknown
}

/** How much has arrived: what is missing is said before anything is sent, and where it is too much, what to do instead. */
export function PartCame<Values extends FieldValues, Output>({
  payment: { amount, tracking_number },
  form,
  name,
  came,
}: Props<Values, Output>) {
  const { t } = useWords()
  const sum = typeof came === 'number' ? came : 0
  const difference = Math.abs(Math.round(amount * 100) - Math.round(sum * 100)) / 100
  const says = sum > amount ? 'too_much' : sum > 0 && sum < amount ? 'missing' : 'came_hint'
  return (
    <div>
      <NumberField
        form={form}
        name={name}
        kind="money"
        shouldUnregister
        label={t('office_payments.came')}
        hint={t(`office_payments.${says}`, {
          amount: formatRinggit(says === 'came_hint' ? amount : difference),
        })}
      />
      {sum > amount && (
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          to={`/office/parcels/${tracking_number}`}
        >
          {t('office.payments.open_order')}
        </Link>
      )}
    </div>
  )
}
