import { lookOf, looksOfAge } from '../waiting-rules.ts'
import { minutesBetween } from '../use-age.ts'

/** A proof that has just come is no trouble yet: it has a colour once it waits as long as the dashboard calls long. */
export function lookOfProof(since: string | null, now: string) {
  return looksOfAge[since ? lookOf('proofs', minutesBetween(since, now)) : 'calm']
}
