import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { Data, Input } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { askSignIn, challengeLife_s, signInByPasskey } from '#contract/people/passkeys.ts'
import { call } from '../../platform/call.ts'
import { sentence } from '../../platform/sentence.ts'
import { knowsPasskeys, offersPasskeys, signWithPasskey, stopOffering } from '../../platform/passkey.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

type Signed = NonNullable<Input<typeof signInByPasskey>['body']>['response']

interface Props {
  onSignedIn: (answer: Data<typeof signInByPasskey>) => void
}

/** Nothing to type, nothing to forget, nothing to give away; newcomers have none, so it is not the first choice. */
export function PasskeyLogin({ onSignedIn }: Props) {
  const { t } = useWords()
  const isPossible = useSyncExternalStore(neverChanges, knowsPasskeys, () => true)
  const { signIn, problem, isPending } = usePasskeyLogin(onSignedIn)
  if (!isPossible) return null
  return (
    <>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {/* A form: pressed before the scripts listen, it is sent once they do. */}
      <form className="grid" onSubmit={(event) => void signIn(event)}>
        <SubmitButton kind="secondary" pending={isPending}>
          {t('accounts.login.by_passkey')}
        </SubmitButton>
      </form>
    </>
  )
}

function usePasskeyLogin(onSignedIn: Props['onSignedIn']) {
  const { t } = useWords()
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const send = useSendOnce(onSignedIn)

  /** Gives the sentence that says what went wrong. */
  async function attempt(isOffer: boolean) {
    const asked = await call(askSignIn)
    if (!asked || !isSuccess(asked)) return isOffer ? undefined : sentence(text, asked)
    const signed = await signWithPasskey(asked.data.options, isOffer)
    // What was only offered may be left alone.
    if ('problem' in signed) return isOffer ? undefined : t('accounts.login.not_signed')
    const answer = await send(signed.response)
    return answer && isSuccess(answer) ? undefined : sentence(text, answer)
  }
  async function signIn(event: FormEvent) {
    event.preventDefault()
    setIsPending(true)
    setProblem(await attempt(false))
    setIsPending(false)
  }
  useOffer(async () => {
    const found = await attempt(true)
    if (found) setProblem(found)
  })
  return { signIn, problem, isPending }
}

/** The browser's offer and the button may both be taken: the second waits for the first and signs in only if that one failed. */
function useSendOnce(onSignedIn: Props['onSignedIn']) {
  const sent = useRef<ReturnType<typeof send>>(undefined)
  async function send(response: Signed) {
    const answer = await call(signInByPasskey, { body: { response } })
    if (answer && isSuccess(answer)) onSignedIn(answer.data)
    return answer
  }
  return async (response: Signed) => {
    const answer = await sent.current
    if (answer && isSuccess(answer)) return answer
    sent.current = send(response)
    return sent.current
  }
}

/** Browsers that can offer the passkey under the field for the e-mail address; renewed before it is over. */
function useOffer(offer: () => Promise<void>) {
  const offerNow = useEffectEvent(offer)
  useEffect(() => {
    let isGone = false
    async function begin() {
      if ((await offersPasskeys()) && !isGone) await offerNow()
    }
    void begin()
    const timer = setInterval(() => void begin(), (challengeLife_s - 30) * 1000)
    return () => {
      isGone = true
      clearInterval(timer)
      if (knowsPasskeys()) void stopOffering()
    }
  }, [])
}

function neverChanges() {
  return () => undefined
}
