import { useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { createQuote, type QuoteRequest } from '#contract/prices/quotes.ts'
import { useCall } from '../../platform/use-call.ts'
import { QuoteForm } from './QuoteForm.tsx'
import { QuoteResult } from './QuoteResult.tsx'

interface Answered {
  /** What was asked for: the form may have moved on since. */
  request: QuoteRequest
  quote: Data<typeof createQuote>
  number: number
}

/** Form and answer together; any page may show it whose texts include quote, ui and error. */
export function QuoteCalculator() {
  const ask = useCall(createQuote)
  const [answered, setAnswered] = useState<Answered>()
  async function send(request: QuoteRequest) {
    const answer = await ask.mutateAsync({ input: { body: request } })
    setAnswered((last) =>
      answer && isSuccess(answer)
        ? { request, quote: answer.data, number: (last?.number ?? 0) + 1 }
        : undefined,
    )
    return answer
  }
  return (
    <div className="grid gap-8">
      <QuoteForm send={send} />
      {answered && <QuoteResult key={answered.number} {...answered} />}
    </div>
  )
}
