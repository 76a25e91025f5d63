import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { quoteMeasures } from '#contract/prices/quotes.ts'
import { unfilledResolver } from '../platform/form.ts'
import { useWords } from '../platform/words.ts'
import { Sides } from '../parts/quote/Sides.tsx'
import { SendForm } from '../site/home/SendForm.tsx'
import type { Parcel } from '../site/home/first-parcel.ts'
import { NumberField } from '../ui/NumberField.tsx'
import { PriceDetails } from './PriceDetails.tsx'

interface Props {
  /** What was said on another page, which leads here for the sides. */
  brought?: Partial<Parcel> | undefined
}

/** Both prices follow every answer; with its sides they are those of the order. */
export function ExactPrice({ brought }: Props) {
  const { t } = useWords()
  const form = useForm({ resolver: unfilledResolver(quoteMeasures), mode: 'onTouched' })
  const { setFocus } = form
  const isBrought = brought !== undefined
  useEffect(() => {
    if (isBrought) setFocus('length')
  }, [isBrought, setFocus])
  // The call takes what was entered, in ringgit.
  const typed = useWatch({ control: form.control })
  const isRight = quoteMeasures.safeParse(typed).success
  return (
    <SendForm
      {...(brought && { brought })}
      exact={{
        measures: isRight ? typed : {},
        sides: (
          <Sides legend={t('quote.sides_exact')}>
            {(side, label) => <NumberField label={label} form={form} name={side} />}
          </Sides>
        ),
        value: (
          <NumberField
            label={t('quote.declared_value')}
            hint={t('quote.declared_value_hint')}
            form={form}
            name="declared_value"
            kind="money"
          />
        ),
        Details: PriceDetails,
      }}
    />
  )
}
