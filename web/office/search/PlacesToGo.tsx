import { Link } from 'react-router'
import { useWords } from '../../platform/words.ts'
import { officePlaces } from '../office-places.ts'
import { useWaitingAt } from '../use-waiting-at.ts'

/** Before anything is typed: every place of the office, where no rail shows them already. */
export function PlacesToGo() {
  const { t } = useWords()
  const waitingAt = useWaitingAt()
  return (
    <nav aria-label={t('office_search.go_to')} className="grid gap-5 lg:hidden">
      {officePlaces.map(([title, places]) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-muted text-sm font-semibold">{t(title)}</h2>
          <ul className="border-line bg-surface divide-line divide-y overflow-hidden rounded-box border sm:columns-2 sm:divide-y-0">
            {places.map((place) => (
              <Place key={place[0]} place={place} waiting={waitingAt(place[0])} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface PlaceProps {
  place: (typeof officePlaces)[number][1][number]
  waiting: ReturnType<ReturnType<typeof useWaitingAt>>
}

function Place({ place: [to, key, Icon], waiting }: PlaceProps) {
  const { t } = useWords()
  return (
    <li>
      <Link
        to={to}
        className="hover:bg-kraft flex min-h-12 items-center gap-3 px-4 -outline-offset-3"
        {...(waiting && { 'aria-description': waiting.words })}
      >
        <Icon className="text-muted size-5 shrink-0" aria-hidden="true" />
        <span className="grow font-medium">{t(key)}</span>
        {waiting && (
          <span className="bg-kraft figures rounded-full px-2 text-sm font-semibold" aria-hidden="true">
            {waiting.count}
          </span>
        )}
      </Link>
    </li>
  )
}
