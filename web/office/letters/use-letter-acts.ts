import { useState } from 'react'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import type { Language } from '#contract/platform/language.ts'
import type { LetterWords } from '#contract/messages/letter-words.ts'
import {
  changeLetter,
  listLetters,
  readLetter,
  resetLetter,
  sendTestLetter,
  type OneLetter,
  type WordsInAll,
} from '#contract/messages/messages.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

/** Save, bring the original back, send an example: each says what happened. */
export function useLetterActs({ kind, version_id }: OneLetter) {
  const { t } = useWords()
  const text = useText()
  const refreshes = [readLetter, listLetters]
  const change = useCall(changeLetter, { refreshes })
  const reset = useCall(resetLetter, { refreshes })
  const test = useCall(sendTestLetter)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  const params = { kind }

  function tell(answer: Envelope<unknown> | undefined, done: string) {
    const isDone = answer !== undefined && isSuccess(answer)
    setProblem(isDone ? undefined : sentence(text, answer))
    if (isDone) toast.success(done)
  }
  return {
    problem,
    isSaving: change.isPending,
    isTesting: test.isPending,
    isRestoring: reset.isPending,
    save: async (words: WordsInAll) => {
      const body = { version_id, words }
      tell(await change.mutateAsync({ input: { params, body }, key: keyFor(body) }), t('letters.saved'))
    },
    restore: async () => {
      const body = { version_id }
      tell(await reset.mutateAsync({ input: { params, body }, key: keyFor(body) }), t('letters.reset_done'))
    },
    send: async (language: Language, words: LetterWords) => {
      const body = { language, words }
      // Every press is another mail.
      const key = crypto.randomUUID()
      tell(await test.mutateAsync({ input: { params, body }, key }), t('letters.test_sent'))
    },
  }
}
