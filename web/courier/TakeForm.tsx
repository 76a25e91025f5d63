import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { joinHandOver } from '#contract/courier/hand-overs.ts'
import { sentence } from '../platform/sentence.ts'
import { useText } from '../platform/text.ts'
import { useCall } from '../platform/use-call.ts'
import { CodeForm } from './CodeForm.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  isOnline: boolean
  onJoined: (id: string) => void
}

export function TakeForm({ isOnline, onJoined }: Props) {
  const { t } = useWords()
  const { take, problem, setProblem, isPending } = useTake(onJoined)
  return (
    <CodeForm
      wants="hand_over"
      name="code"
      words={{
        title: t('hand_over.take'),
        text: t('hand_over.take_text'),
        label: t('hand_over.code'),
        submit: t('hand_over.join'),
      }}
      error={problem}
      disabled={!isOnline}
      pending={isPending}
      onCode={(code) => void take(code)}
      onOther={() => setProblem(t('hand_over.wrong_code'))}
      onType={() => setProblem(undefined)}
    />
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
