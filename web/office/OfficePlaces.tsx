import { PlaceLink } from '../parts/workplace/PlaceLink.tsx'
import { officePlaces } from './office-places.ts'
import { useWords } from '../platform/words.ts'

export function OfficePlaces() {
  const { t } = useWords()
  return officePlaces.map(([title, places]) => (
    <div key={title} className="grid gap-px">
      <p className="work-group">{t(title)}</p>
      <ul className="grid gap-px">
        {places.map(([to, key, Icon]) => (
          <li key={to}>
            <PlaceLink to={to} label={t(key)} Icon={Icon} end={to === '/office'} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
