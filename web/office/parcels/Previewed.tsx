import { useState, type ReactNode } from 'react'
import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { untilThere, useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { toast } from '../../ui/toast.ts'
import { ErrorWord } from './ErrorWord.tsx'

interface Props {
  title: string
  /** The refusal that prevents the act, in place of the form. */
  obstacle: string | null
  children: ReactNode
}

/** An act of the office whose effect is shown before it is done. */
export function Previewed({ title, obstacle, children }: Props) {
  return (
    <Collapsible title={title}>
      {obstacle === null ? (
        children
      ) : (
        <Alert tone="warning">
          <ErrorWord word={obstacle} />
        </Alert>
      )}
    </Collapsible>
  )
}

/** What the act would do now; asked for again, like the page, once it was tried. */
export function usePreview<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>, onDone: () => void) {
  const { data, refetch } = useAnswer(endpoint, input, true, untilThere)
  const tried = () => {
    void refetch()
    onDone()
  }
  return { data, tried }
}

/** Does it. A refusal is shown above the form, and the page is asked for again: something has changed. */
export function usePreviewedAct<E extends Endpoint>(endpoint: E, onDone: () => void) {
  const text = useText()
  const call = useCall(endpoint)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function act(input: Partial<Input<E>>, done: string) {
    const answer = await call.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) toast.success(done)
    else setProblem(sentence(text, answer))
    if (answer) onDone()
  }
  return { act, problem, isSending: call.isPending }
}
