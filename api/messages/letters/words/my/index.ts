import type { LanguageWords } from '../language-words.ts'
import { accountWords } from './accounts.ts'
import { moneyWords } from './money.ts'
import { parcelWords } from './parcels.ts'
import { smallWords } from './small.ts'
import { workWords } from './work.ts'

export const my: LanguageWords = {
  letters: { ...moneyWords, ...parcelWords, ...accountWords, ...workWords },
  small: smallWords,
}
