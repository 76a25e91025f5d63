import { useWords } from '../../platform/words.ts'

/** How long something has waited, in two units at most. */
export function useAge(since: string | null, now: string) {
  const { t } = useWords()
  if (!since) return ''
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days > 0) return t('office.payments.age.days', { days, hours })
  if (hours > 0) return t('office.payments.age.hours', { hours, minutes: minutes % 60 })
  return t('office.payments.age.minutes', { minutes })
}
