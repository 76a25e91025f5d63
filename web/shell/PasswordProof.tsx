import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isSuccess } from '#contract/platform/envelope.ts'
import { passwordProof, proveByPassword } from '#contract/people/fresh-proof.ts'
import { useFormTexts } from '../platform/form.ts'
import { useSentOnce } from '../platform/use-sent-once.ts'
import { answerProof } from '../platform/fresh-proof.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { FactorField } from '../ui/FactorField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useCall } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  asksSecondFactor: boolean
  isSecondChoice: boolean
}

export function PasswordProof({ asksSecondFactor, isSecondChoice }: Props) {
  const { t } = useWords()
  const { form, field, submit, problem, isPending } = usePasswordProof(asksSecondFactor)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {/* Lets password managers know whose password this is. */}
      <input type="hidden" autoComplete="username" value={useStoredUser()?.email ?? ''} readOnly />
      <PasswordField
        label={t('fresh_proof.password')}
        autoComplete="current-password"
        {...field('current_password')}
      />
      {asksSecondFactor && (
        <FactorField
          label={t('fresh_proof.second_factor')}
          hint={t('fresh_proof.by_itself')}
          {...field('second_factor')}
        />
      )}
      <SubmitButton kind={isSecondChoice ? 'secondary' : 'primary'} pending={isPending}>
        {t('fresh_proof.confirm')}
      </SubmitButton>
    </form>
  )
}

function usePasswordProof(asksSecondFactor: boolean) {
  const prove = useCall(proveByPassword)
  const [problem, setProblem] = useState<string>()
  const form = useForm<z.input<typeof passwordProof>, unknown, z.output<typeof passwordProof>>({
    resolver: zodResolver(passwordProof),
    defaultValues: asksSecondFactor ? { current_password: '', second_factor: '' } : { current_password: '' },
  })
  const { field, refuse } = useFormTexts(form)
  function send(body: z.output<typeof passwordProof>) {
    setProblem(undefined)
    return prove.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, (answer) => {
    if (answer && isSuccess(answer)) return answerProof(true)
    setProblem(refuse(answer))
    if (asksSecondFactor) form.setFocus('second_factor', { shouldSelect: true })
  })
  return { form, field, submit, problem, isPending: prove.isPending }
}
