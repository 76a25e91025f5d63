import { PlaceLink } from '../parts/workplace/PlaceLink.tsx'
import { officePlaces } from './office-places.ts'
import { useWaitingAt } from './use-waiting-at.ts'
import { useWords } from '../platform/words.ts'

/** Each place with how much waits there. */
export function OfficePlaces() {
  const { t } = useWords()
  const waitingAt = useWaitingAt()
  return officePlaces.map(([title, places]) => (
    <div key={title} className="grid gap-px">
      <p className="work-group">{t(title)}</p>
      <ul className="grid gap-px">
        {places.map(([to, key, Icon]) => (
          <li key={to}>
            <PlaceLink to={to} label={t(key)} Icon={Icon} end={to === '/office'} waiting={waitingAt(to)} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
