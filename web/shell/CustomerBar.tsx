import Box from 'virtual:icon/box'
import Package from 'virtual:icon/package'
import Send from 'virtual:icon/send'
import UserRound from 'virtual:icon/user-round'
import { NavLink } from 'react-router'
import { useWords } from '../platform/words.ts'

const places = [
  ['/shipment', 'shell.bar.send', Send],
  ['/transaction', 'shell.bar.parcels', Package],
  ['/purchase', 'shell.bar.boxes', Box],
  ['/profile', 'shell.bar.me', UserRound],
] as const

/** A customer's four main pages, within reach of the thumb on a phone; for whoever works here, the way back to that. */
export function CustomerBar({ work }: { work: string | undefined }) {
  const { t } = useWords()
  const name = work === '/office' ? 'shell.account.office' : 'shell.account.courier'
  const shown = work ? ([[work, name, Box], places[3]] as const) : places
  return (
    <nav
      data-foot
      aria-label={t('shell.bar.label')}
      className="customer-bar screen-only border-line bg-surface sticky bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t px-1 pt-1 lg:hidden"
    >
      {shown.map(([to, key, Icon]) => (
        <NavLink
          key={to}
          to={to}
          className="aria-[current=page]:*:first:bg-kraft grid min-h-14 justify-items-center gap-0.5 text-[0.8125rem] font-medium aria-[current=page]:font-bold"
        >
          <span className="grid h-8 w-[min(3.5rem,20vw)] place-items-center rounded-full">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          {t(key)}
        </NavLink>
      ))}
    </nav>
  )
}
