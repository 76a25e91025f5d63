import CircleCheck from 'virtual:icon/circle-check'
import { hoursOf } from '../platform/moment.ts'
import { useWords } from '../platform/words.ts'
import { LinkButton } from '../ui/Button.tsx'
import { endOf } from './Place.tsx'
import type { RestOfDay } from './rest-of-day.ts'

/** Nothing of today is left: what somebody still has in hand, who was met in vain, and where tomorrow begins. */
export function DayDone({ day: { inHand, tried, free, tomorrow } }: { day: RestOfDay }) {
  const { t } = useWords()
  const hours = tomorrow?.visit_from && tomorrow.visit_to && hoursOf(tomorrow.visit_from, tomorrow.visit_to)
  const lines = [
    tried.length > 0 && t('courier.done.tried', { count: tried.length }),
    inHand > 0 && t('courier.done.in_hand', { count: inHand }),
    free > 0 && t('courier.done.free', { count: free }),
    tomorrow && t('courier.done.tomorrow', { where: [hours, endOf(tomorrow)].filter(Boolean).join(', ') }),
  ].filter((line) => typeof line === 'string')
  return (
    <section className="bg-done-ground border-done grid gap-3 rounded-box border p-4">
      <h2 className="text-done flex items-center gap-2 text-lg">
        <CircleCheck className="size-6 shrink-0" aria-hidden="true" />
        {t('courier.done.heading')}
      </h2>
      <ul className="grid gap-1 empty:hidden">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {inHand > 0 && (
        <LinkButton className="min-h-14 w-full" to="/courier/hand-over">
          {t('courier.dock.hand_over')}
        </LinkButton>
      )}
    </section>
  )
}
