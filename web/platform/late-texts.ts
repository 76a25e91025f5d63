import { createContext, use } from 'react'
import type { Namespace } from '../locales/texts.ts'

type Load = (namespaces: readonly Namespace[]) => Promise<void>

const context = createContext<Load>(async () => undefined)

export const LateTexts = context.Provider

/** For a part of a page that brings words of its own once somebody comes near it. */
export function useLateTexts() {
  return use(context)
}
