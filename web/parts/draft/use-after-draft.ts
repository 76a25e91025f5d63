import { useState } from 'react'
import type { DraftEnding } from './use-draft.ts'

/** Sends what takes the place of a draft, once what was typed last is saved: under way from the first press, also on a slow line. */
export function useAfterDraft(ending: DraftEnding | undefined) {
  const [isPending, setIsPending] = useState(false)
  async function inTurn<T>(send: () => Promise<T>) {
    await ending?.arrive()
    return send()
  }
  function after<T>(send: () => Promise<T>) {
    setIsPending(true)
    return inTurn(send).finally(() => setIsPending(false))
  }
  return { isPending, after }
}
