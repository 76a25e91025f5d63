import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess } from '#contract/envelope.ts'
import { joinHandOver } from '#contract/hand-overs.ts'
import { sentence } from '../form.ts'
import { useText } from '../text.ts'
import { SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { TextField } from '../ui/Field.tsx'
import { useCall } from '../use-call.ts'
import { findCode } from './codes.ts'
import { ScanButton } from './ScanButton.tsx'

interface Props {
  isOnline: boolean
  onJoined: (id: string) => void
}

export function TakeForm({ isOnline, onJoined }: Props) {
  const { t } = useTranslation()
  const { take, problem, setProblem, isPending } = useTake(onJoined)
  const [typed, setTyped] = useState('')
  function read(event: FormEvent) {
    event.preventDefault()
    const found = findCode(typed)
    if (found?.kind === 'hand_over') void take(found.code)
    else setProblem(t('hand_over.wrong_code'))
  }
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={read}>
        <h2 className="text-lg">{t('hand_over.take')}</h2>
        <p className="text-muted">{t('hand_over.take_text')}</p>
        <ScanButton wants="hand_over" onCode={(code) => void take(code)} />
        <TextField
          label={t('hand_over.code')}
          name="code"
          className="figures uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
          error={problem}
        />
        <SubmitButton kind="secondary" disabled={!isOnline} pending={isPending}>
          {t('hand_over.join')}
        </SubmitButton>
      </form>
    </Card>
  )
}

function useTake(onJoined: (id: string) => void) {
  const text = useText()
  const join = useCall(joinHandOver)
  const [problem, setProblem] = useState<string>()
  async function take(code: string) {
    const answer = await join.mutateAsync({ input: { params: { code } } })
    if (answer && isSuccess(answer)) onJoined(answer.data.hand_over.id)
    else setProblem(sentence(text, answer))
  }
  return { take, problem, setProblem, isPending: join.isPending }
}
