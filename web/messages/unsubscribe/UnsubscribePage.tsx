import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isSuccess } from '#contract/platform/envelope.ts'
import { unsubscribe } from '#contract/messages/messages.ts'
import { call } from '../../platform/call.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton, SubmitButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/** Opening it does nothing: programs that look at links in mails must not end anything. */
export function Page() {
  const { t } = useWords()
  const { state, problem, stop } = useStopping()
  if (state === 'done')
    return (
      <article className="wrap grid max-w-prose justify-items-start gap-4 py-16">
        <h1>{t('unsubscribe.title')}</h1>
        <Alert tone="success">{t('unsubscribe.done')}</Alert>
        <LinkButton kind="secondary" to="/resi-detail">
          {t('unsubscribe.track')}
        </LinkButton>
      </article>
    )
  return (
    <article className="wrap grid max-w-prose justify-items-start gap-4 py-16">
      <h1>{t('unsubscribe.heading')}</h1>
      <p className="text-lg">{t('unsubscribe.text')}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {/* A form, because a press before the scripts are there is kept for forms only. */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void stop()
        }}
      >
        <SubmitButton pending={state === 'pending'}>{t('unsubscribe.button')}</SubmitButton>
      </form>
    </article>
  )
}

function useStopping() {
  const { t } = useWords()
  const text = useText()
  const [query] = useSearchParams()
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open')
  const [problem, setProblem] = useState<string>()
  async function stop() {
    setState('pending')
    const answer = await call(unsubscribe, { body: { token: query.get('token') ?? '' } })
    if (answer && isSuccess(answer)) return setState('done')
    setState('open')
    const isWrong = answer?.code === 404 || answer?.code === 400
    setProblem(isWrong ? t('unsubscribe.wrong') : sentence(text, answer))
  }
  return { state, problem, stop }
}
