import { styledDayIn } from '#contract/places/moment.ts'
import { useWords } from './words.ts'

/** A calendar day in few characters; it comes without a time, which is midnight UTC. */
export function useShortDay() {
  const { language } = useWords()
  return (day: string) => (day === '' ? '' : styledDayIn(language, 'UTC', day, { month: 'short' }))
}
