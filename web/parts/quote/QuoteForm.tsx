import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { isCountry, usualWay } from '#contract/places/countries.ts'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { quoteRequest, type QuoteRequest } from '#contract/prices/quotes.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { EndFields } from './EndFields.tsx'
import { Answered } from './Answered.tsx'
import { SizeAndValue, WeightFields } from './ParcelFields.tsx'
import type { QuoteFormState } from './quote-fields.ts'
import { isPut } from './stays-put.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  send: (body: QuoteRequest) => Promise<Envelope<unknown> | undefined>
}

export function QuoteForm({ send }: Props) {
  const { t } = useWords()
  const { form, errorOf, problem, submit } = useQuoteForm(send)
  return (
    <form className="grid gap-5 sm:gap-6" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <FormErrors form={form} />
      <Answered form={form}>
        <div className="grid gap-5 md:grid-cols-2 md:gap-6">
          <EndFields end="origin" form={form} errorOf={errorOf} />
          <EndFields end="destination" form={form} errorOf={errorOf} />
        </div>
        <WeightFields form={form} errorOf={errorOf} />
      </Answered>
      <SizeAndValue form={form} />
      <SubmitButton kind="secondary" className="justify-self-start" pending={form.formState.isSubmitting}>
        {t('quote.ask')}
      </SubmitButton>
    </form>
  )
}

function useQuoteForm(send: (body: QuoteRequest) => Promise<Envelope<unknown> | undefined>) {
  const form: QuoteFormState = useForm({
    // The call sends what was entered, in ringgit; the server reads it again anyway.
    resolver: unfilledResolver(quoteRequest, { raw: true }),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: {
      origin_country: usualWay.from,
      origin_region: '',
      destination_country: usualWay.to,
      destination_region: '',
    },
  })
  useBrought(form)
  const { errorOf, refuse } = useFormTexts(form)
  const [problem, setProblem] = useState<string>()

  async function submit(body: QuoteRequest) {
    setProblem(undefined)
    const answer = await send(body)
    if (!answer || !isSuccess(answer)) setProblem(refuse(answer))
  }
  return { form, errorOf, problem, submit }
}

/** What was said on another page stands here already. The prerendered page knows nothing of it. */
function useBrought({ setValue, setFocus }: QuoteFormState) {
  const { search, state } = useLocation()
  const takesFocus = !isPut(state)
  useEffect(() => {
    const brought = new URLSearchParams(search)
    for (const end of ['origin', 'destination'] as const) {
      const country = brought.get(`${end}_country`) ?? ''
      if (!isCountry(country)) continue
      setValue(`${end}_country`, country)
      setValue(`${end}_region`, brought.get(`${end}_region`) ?? '')
    }
    const weight = Number(brought.get('weight'))
    if (!(weight > 0)) return
    setValue('weight_kg', weight)
    if (takesFocus) setFocus('length')
  }, [search, takesFocus, setValue, setFocus])
}
