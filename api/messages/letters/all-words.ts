import type { Language } from '#contract/platform/language.ts'
import { id } from './words/id/index.ts'
import type { LanguageWords } from './words/language-words.ts'
import { my } from './words/my/index.ts'
import { sg } from './words/sg/index.ts'

export const wordsIn: Record<Language, LanguageWords> = { id, my, sg }
