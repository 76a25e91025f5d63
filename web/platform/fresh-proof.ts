import { useSyncExternalStore } from 'react'

let asked: PromiseWithResolvers<boolean> | undefined
const listeners = new Set<() => void>()

/** Asks the reader to prove again who they are; several calls at once share one question. */
export function proveAgain() {
  if (!asked) {
    asked = Promise.withResolvers<boolean>()
    tell()
  }
  return asked.promise
}

export function answerProof(isProven: boolean) {
  const { resolve } = asked ?? {}
  asked = undefined
  resolve?.(isProven)
  tell()
}

export function useProofQuestion() {
  return useSyncExternalStore(
    subscribe,
    () => asked !== undefined,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
