import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { addPasskey, askNewPasskey, listPasskeys } from '#contract/people/passkeys.ts'
import { sentence } from '../../platform/sentence.ts'
import { makePasskey } from '../../platform/passkey.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { deviceName } from './device-name.ts'
import { useWords } from '../../platform/words.ts'

/** Named after the device it is made on; the name can be changed in the list. */
export function useNewPasskey(onAdded: () => void) {
  const { t } = useWords()
  const text = useText()
  const ask = useCall(askNewPasskey)
  const keep = useCall(addPasskey, { refreshes: [listPasskeys] })
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  async function problemIn() {
    const asked = await ask.mutateAsync({ input: {} })
    if (!asked || !isSuccess(asked)) return sentence(text, asked)
    const made = await makePasskey(asked.data.options)
    if ('problem' in made) return t(`profile.passkeys.problem.${made.problem}`)
    const name = deviceName(navigator.userAgent) ?? t('profile.passkeys.unnamed')
    const answer = await keep.mutateAsync({ input: { body: { name, response: made.response } } })
    if (!answer || !isSuccess(answer)) return sentence(text, answer)
    onAdded()
    return undefined
  }
  async function add() {
    setIsPending(true)
    setProblem(await problemIn())
    setIsPending(false)
  }
  return { add, problem, isPending }
}
