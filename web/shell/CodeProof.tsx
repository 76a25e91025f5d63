import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeLifetime_min, verification } from '#contract/people/accounts.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { proveByCode, sendProofCode } from '#contract/people/fresh-proof.ts'
import { useFormTexts } from '../platform/form.ts'
import { useSentOnce } from '../platform/use-sent-once.ts'
import { answerProof } from '../platform/fresh-proof.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { FailureAlert } from '../ui/FailureAlert.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useCall } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'

/** Sends the code as soon as this way is chosen. */
export function CodeProof({ onBack }: { onBack: () => void }) {
  const { t } = useWords()
  const { mutateAsync: send } = useCall(sendProofCode)
  const [request_id, setRequestId] = useState<string>()
  const [refusal, setRefusal] = useState<{ failure: Failure | undefined }>()
  useEffect(() => {
    void send({ input: {} }).then((answer) =>
      answer && isSuccess(answer) ? setRequestId(answer.data.request_id) : setRefusal({ failure: answer }),
    )
  }, [send])
  return (
    <>
      {refusal && <FailureAlert failure={refusal.failure} />}
      {!request_id && !refusal && <Spinner className="size-6" />}
      {request_id && <CodeForm request_id={request_id} />}
      <Button kind="quiet" className="-ml-4 justify-self-start" onClick={onBack}>
        {t('fresh_proof.other_way')}
      </Button>
    </>
  )
}

function CodeForm({ request_id }: { request_id: string }) {
  const { t } = useWords()
  const email = useStoredUser()?.email ?? ''
  const prove = useCall(proveByCode)
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(verification), defaultValues: { request_id, code: '' } })
  const { field, refuse } = useFormTexts(form)
  function send(body: { request_id: string; code: string }) {
    setProblem(undefined)
    return prove.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, (answer) => {
    if (answer && isSuccess(answer)) return answerProof(true)
    setProblem(refuse(answer))
    form.setFocus('code', { shouldSelect: true })
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      <p>{t('fresh_proof.code_sent', { email, minutes: codeLifetime_min })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <CodeField
        label={t('fresh_proof.code')}
        hint={t('fresh_proof.by_itself')}
        sendsItself
        {...field('code')}
      />
      <SubmitButton pending={prove.isPending}>{t('fresh_proof.confirm')}</SubmitButton>
    </form>
  )
}
