import { useRef, useState } from 'react'
import type { Data, Endpoint, Input } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { readable, sendPicture } from './files.ts'
import { sentence } from './sentence.ts'
import { useText } from './text.ts'

/** Sends a picture as soon as it is picked, and tells how far it has come or why it was not taken. */
export function useSentPicture<E extends Endpoint>(endpoint: E) {
  const text = useText()
  const last = useRef({ file: new File([], ''), key: '' })
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  async function send(
    file: File,
    params: Input<E>['params'],
    query?: Input<E>['query'],
  ): Promise<Data<E> | undefined> {
    // The same picture sent again after a lost answer is stored once.
    if (last.current.file !== file) last.current = { file, key: crypto.randomUUID() }
    setProgress(0)
    setProblem(undefined)
    const sending = { key: last.current.key, onProgress: setProgress }
    const answer = await sendPicture(endpoint, params, await readable(file), sending, query)
    setProgress(undefined)
    if (answer && isSuccess(answer)) return answer.data
    setProblem(sentence(text, answer))
    return undefined
  }
  return { progress, problem, send }
}
