import type { LanguageWords } from '../language-words.ts'
import { accountWords } from './accounts.ts'
import { cancelWords } from './cancellations.ts'
import { claimWords } from './claims.ts'
import { moneyWords } from './money.ts'
import { parcelWords } from './parcels.ts'
import { smallWords } from './small.ts'
import { visitWords } from './visits.ts'
import { workWords } from './work.ts'

export const id: LanguageWords = {
  letters: {
    ...moneyWords,
    ...cancelWords,
    ...visitWords,
    ...claimWords,
    ...parcelWords,
    ...accountWords,
    ...workWords,
  },
  small: smallWords,
}
