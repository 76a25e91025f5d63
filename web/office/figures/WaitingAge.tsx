import Clock from 'virtual:icon/clock'
import ClockAlert from 'virtual:icon/clock-alert'
import type { WaitingKind } from '#contract/office/figures.ts'
import { useWords } from '../../platform/words.ts'
import { minutesBetween, useAge } from '../use-age.ts'
import { lookOf, looksOfAge } from '../waiting-rules.ts'

/** How long the oldest of a kind has waited; what waits long has a sign and a colour, and is said. */
export function WaitingAge({ kind, since, now }: { kind: WaitingKind; since: string | null; now: string }) {
  const { t } = useWords()
  const age = useAge(since, now)
  if (!since) return null
  const look = lookOf(kind, minutesBetween(since, now))
  const Sign = look === 'trouble' ? ClockAlert : Clock
  return (
    <p className={`figures flex items-center gap-1.5 text-sm @2xl:whitespace-nowrap ${looksOfAge[look]}`}>
      {look !== 'calm' && <Sign className="size-4 shrink-0" aria-hidden="true" />}
      {t('office_figures.waiting.oldest', { age })}
      {look !== 'calm' && <span className="sr-only">({t('office_figures.waiting.is_long')})</span>}
    </p>
  )
}
