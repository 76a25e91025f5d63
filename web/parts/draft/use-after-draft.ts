import { useState } from 'react'
import type { DraftEnding } from './use-draft.ts'

/** Sends what takes the place of a draft, once what was typed last is saved: under way from the first press, also on a slow line. */
export function useAfterDraft(ending: DraftEnding | undefined) {
  const [isPending, setIsPending] = useState(false)
  async function after<T>(send: () => Promise<T>) {
    setIsPending(true)
    try {
      await ending?.arrive()
      return await send()
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, after }
}
