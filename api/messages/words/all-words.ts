import type { Language } from '#contract/language.ts'
import { id } from './id/index.ts'
import type { LanguageWords } from './language-words.ts'
import { my } from './my/index.ts'
import { sg } from './sg/index.ts'

export const wordsIn: Record<Language, LanguageWords> = { id, my, sg }
