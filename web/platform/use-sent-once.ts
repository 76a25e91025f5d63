import { useRef } from 'react'
import { isSuccess, type Envelope, type Failure } from '#contract/platform/envelope.ts'

/**
 * Sends what was typed once: what sends itself may be sent by hand in the same moment, and what was refused beside its field is
 * not tried again until something else is typed.
 */
export function useSentOnce<Body extends object, Data>(
  send: (body: Body) => Promise<Envelope<Data> | undefined>,
  answered: (answer: Envelope<Data> | undefined, body: Body) => unknown,
) {
  const isSending = useRef(false)
  const refused = useRef<{ sent: string; answer: Failure }>(undefined)
  return async (body: Body) => {
    if (isSending.current) return
    isSending.current = true
    try {
      const sent = JSON.stringify(body)
      const answer = refused.current?.sent === sent ? refused.current.answer : await send(body)
      if (answer && !isSuccess(answer) && answer.errors) refused.current = { sent, answer }
      await answered(answer, body)
    } finally {
      isSending.current = false
    }
  }
}
