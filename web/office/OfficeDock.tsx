import House from 'virtual:icon/house'
import Landmark from 'virtual:icon/landmark'
import Package from 'virtual:icon/package'
import Search from 'virtual:icon/search'
import Users from 'virtual:icon/users'
import { PlaceLink } from '../parts/workplace/PlaceLink.tsx'
import { useWaitingAt } from './use-waiting-at.ts'
import { useWords } from '../platform/words.ts'

const places = [
  ['/office', 'office.nav.index', House],
  ['/office/payments', 'office.nav.payments', Landmark],
  ['/office/parcels', 'office.nav.parcels', Package],
  ['/office/customers', 'office.nav.customers', Users],
  ['/office/search', 'office_search.heading', Search],
] as const

/** What is opened most often, under the thumb of whoever holds a phone. */
export function OfficeDock() {
  const { t } = useWords()
  const waitingAt = useWaitingAt()
  return (
    <nav data-foot aria-label={t('office.nav.work')} className="screen-only work-dock grid-cols-5 lg:hidden">
      {places.map(([to, key, Icon]) => (
        <PlaceLink
          key={to}
          to={to}
          label={t(key)}
          Icon={Icon}
          end={to === '/office'}
          waiting={waitingAt(to)}
        />
      ))}
    </nav>
  )
}
