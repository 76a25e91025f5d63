import { useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { changePasskeyDuty, readPasskeyDuty } from '#contract/people/passkeys.ts'
import { staffRoles } from '#contract/platform/roles.ts'
import { sentence } from '../../platform/sentence.ts'
import { proveWithPasskey } from '../../platform/passkey-proof.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

type Roles = Data<typeof readPasskeyDuty>['roles']

/** Which roles log in with a passkey only. */
export function PasskeyDuty() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readPasskeyDuty)
  return (
    <Card className="grid content-start gap-4">
      <h2 data-act="" className="text-lg">
        {t('office_settings.passkeys.heading')}
      </h2>
      <p className="text-muted">{t('office_settings.passkeys.text')}</p>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data && <Choice key={data.roles.join()} current={data.roles} />}
    </Card>
  )
}

function Choice({ current }: { current: Roles }) {
  const { t } = useWords()
  const [roles, setRoles] = useState(current)
  const { save, problem, isPending } = useDuty()
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{t('office_settings.passkeys.roles')}</legend>
        {staffRoles.map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={roles.includes(role)}
              onChange={({ target }) =>
                setRoles(staffRoles.filter((one) => (one === role ? target.checked : roles.includes(one))))
              }
            />
            {t(`people.roles.${role}`)}
          </label>
        ))}
      </fieldset>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Button
        kind="secondary"
        className="justify-self-start"
        pending={isPending}
        onClick={() => void save(roles)}
      >
        {t('ui.save')}
      </Button>
    </>
  )
}

/** Whoever asks shows first that a passkey of their own works, so that nobody closes the office behind themselves. */
function useDuty() {
  const { t } = useWords()
  const text = useText()
  const change = useCall(changePasskeyDuty, { refreshes: [readPasskeyDuty] })
  const [problem, setProblem] = useState<string>()
  async function save(roles: Roles) {
    const input = { body: { roles } }
    setProblem(undefined)
    const first = await change.mutateAsync({ input })
    const isAsked = first?.code_message === 'prove_with_passkey'
    const answer = isAsked && !(await proveWithPasskey()) ? await change.mutateAsync({ input }) : first
    if (answer && isSuccess(answer)) toast.success(t('office.saved'))
    else setProblem(sentence(text, answer))
  }
  return { save, problem, isPending: change.isPending }
}
