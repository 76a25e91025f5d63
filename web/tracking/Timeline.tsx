import { useTranslation } from 'react-i18next'
import { isLanguage, locales } from '#contract/language.ts'
import type { TrackedParcel } from '#contract/tracking.ts'

type Event = TrackedParcel['events'][number]

const zones = { MY: 'Asia/Kuala_Lumpur', ID: 'Asia/Jakarta' } as const

/** Newest day first; each moment by the clock of the place where it happened. */
export function Timeline({ events }: { events: readonly Event[] }) {
  const { t, i18n } = useTranslation()
  const locale = isLanguage(i18n.language) ? locales[i18n.language] : locales.id
  const write = (event: Event, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zones[event.country_id ?? 'MY'] }).format(
      new Date(event.at),
    )
  const days = Map.groupBy(events, (event) => write(event, { dateStyle: 'full' }))
  return (
    <ol className="grid gap-5">
      {[...days].map(([day, ofDay]) => (
        <li key={day} className="grid gap-2">
          <h3 className="text-muted text-base font-semibold">{day}</h3>
          <ol className="border-line grid gap-3 border-l-2 pl-4">
            {ofDay.map((event) => (
              <li key={event.id} className="relative">
                <span
                  className="bg-accent absolute top-2 -left-[1.4rem] size-2.5 rounded-full"
                  aria-hidden="true"
                />
                <p className="font-medium">{t(`tracking.events.${event.code}`)}</p>
                <p className="text-muted figures text-sm">
                  {write(event, { timeStyle: 'short' })}
                  {event.city && `, ${event.city}`}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
