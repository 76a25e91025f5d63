import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { agentApplication, applyAsAgent } from '#contract/people/agents.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import {
  emptyApplication,
  forgetApplication,
  keepApplication,
  keptApplication,
  type ApplicationForm as Form,
  type Filled,
} from './application.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { ConsentField } from './ConsentField.tsx'
import { CounterFields } from './CounterFields.tsx'
import { DocumentFields } from './DocumentFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  onDone: (done: { reference: string; email: string }) => void
}

export function ApplicationForm({ onDone }: Props) {
  const { t } = useWords()
  const { form, submit, problem } = useApplication(onDone)
  return (
    <form className="grid gap-8" noValidate onSubmit={form.handleSubmit(submit)}>
      <FormErrors form={form} />
      <PersonFields form={form} />
      <CounterFields form={form} />
      <BusinessFields form={form} />
      <DocumentFields form={form} />
      <ConsentField form={form} />
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <SubmitButton className="justify-self-start" pending={form.formState.isSubmitting}>
        {t('agent_registration.form.submit')}
      </SubmitButton>
    </form>
  )
}

function useApplication(onDone: Props['onDone']) {
  const [empty] = useState(emptyApplication)
  const form: Form = useForm({
    resolver: unfilledResolver(agentApplication),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { refuse } = useFormTexts(form)
  const apply = useCall(applyAsAgent)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  useKept(form)
  async function submit(body: Filled) {
    setProblem(undefined)
    const answer = await apply.mutateAsync({ input: { body }, key: keyFor(body) })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    forgetApplication()
    onDone({ reference: answer.data.reference, email: body.email })
  }
  return { form, submit, problem }
}

/** What was entered before a reload comes back after the first drawing, which must be the prerendered one. */
function useKept(form: Form) {
  useEffect(() => {
    const kept = keptApplication()
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepApplication(values),
    })
  }, [form])
}
