import type { ComponentProps } from 'react'
import type { rejectCodes } from '#contract/money/payments.ts'
import { SelectField, TextArea } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  codes: readonly (typeof rejectCodes)[number][]
  code: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>
  words: Omit<ComponentProps<typeof TextArea>, 'label'>
}

/** A reason that exists in three languages, and own words beside it. */
export function RejectReasonFields({ codes, code, words }: Props) {
  const { t } = useWords()
  return (
    <>
      <SelectField label={t('office.payments.reason')} {...code}>
        <option value="">{t('office.payments.choose')}</option>
        {codes.map((one) => (
          <option key={one} value={one}>
            {t(`shipment_success.reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea label={t('office.payments.own_words')} maxLength={500} {...words} />
    </>
  )
}
