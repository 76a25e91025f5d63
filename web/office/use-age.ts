import { useWords } from '../platform/words.ts'

/** How long something has waited, in two units at most. */
export function useAge(since: string | null, now: string) {
  const length = useLength()
  return since ? length(minutesBetween(since, now)) : ''
}

/** A number of minutes in two units at most. */
export function useLength() {
  const { t } = useWords()
  return (minutes: number) => {
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
    if (days > 0 && hours === 0) return t('office.payments.age.whole_days', { count: days })
    if (days > 0) return t('office.payments.age.days', { days, hours })
    if (hours > 0) return t('office.payments.age.hours', { hours, minutes: minutes % 60 })
    return t('office.payments.age.minutes', { minutes: minutes === 0 ? '< 1' : minutes })
  }
}

export function minutesBetween(since: string, now: string) {
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000))
}
