import { createContext, use } from 'react'
import type { Language } from '#contract/platform/language.ts'

const context = createContext<(language: Language) => Promise<void>>(async () => undefined)

export const LanguageChoice = context.Provider

export function useLanguageChoice() {
  return use(context)
}
