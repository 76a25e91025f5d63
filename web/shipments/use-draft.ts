import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft } from '#contract/shipments.ts'
import { isSuccess } from '#contract/envelope.ts'
import { call } from '../call.ts'
import type { Draft } from './shipment-form.ts'

const pause_ms = 700

/** Kept on the server a moment after the last change, so that another device goes on where this one stopped. */
export function useDraft(initial: Draft, isKept: boolean) {
  const [draft, setDraft] = useState(initial)
  const [isSaved, setSaved] = useState(isKept)
  const latest = useRef(initial)
  const keep = useCallback((change: Partial<Draft>) => {
    setSaved(false)
    setDraft((known) => {
      const next = { ...known, ...change }
      latest.current = next
      return next
    })
  }, [])
  useEffect(() => {
    if (isSaved) return undefined
    const timer = setTimeout(
      () => void store(draft).then((stored) => stored && latest.current === draft && setSaved(true)),
      pause_ms,
    )
    return () => clearTimeout(timer)
  }, [draft, isSaved])
  return { draft, keep, isSaved }
}

async function store(draft: Draft) {
  const answer = await call(keepDraft, { body: { draft: { ...draft } } })
  return answer !== undefined && isSuccess(answer)
}
