import { isSuccess } from '#contract/platform/envelope.ts'
import type { Language } from '#contract/platform/language.ts'
import { changeMessageChoices, readMessageChoices } from '#contract/messages/messages.ts'
import { call } from './call.ts'
import { answers } from './use-call.ts'

/** Whoever reads the pages in a language gets the letters in it, too; true if they were in another one until now. */
export async function lettersFollow(language: Language) {
  const known = await call(readMessageChoices)
  if (!known || !isSuccess(known) || known.data.choices.language === language) return false
  const body = { ...known.data.choices, language }
  const changed = await call(changeMessageChoices, { body })
  if (!changed || !isSuccess(changed)) return false
  await answers.invalidateQueries({ queryKey: [readMessageChoices.path] })
  return true
}
