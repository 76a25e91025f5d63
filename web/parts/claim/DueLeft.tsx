import { useServerClock } from '../../ui/use-server-clock.ts'
import { useWords } from '../../platform/words.ts'

const hour_ms = 3_600_000
const day_h = 24

/** How long the office still has, by the server's clock. */
export function DueLeft({ due_at, now }: { due_at: string; now: string }) {
  const { t } = useWords()
  const left_h = Math.ceil((Date.parse(due_at) - useServerClock(now).getTime()) / hour_ms)
  if (left_h <= 0) return <span className="text-trouble font-semibold">{t('claim.overdue')}</span>
  return (
    <span className="figures">
      {left_h < day_h
        ? t('claim.hours_left', { count: left_h })
        : t('claim.days_left', { count: Math.floor(left_h / day_h) })}
    </span>
  )
}
