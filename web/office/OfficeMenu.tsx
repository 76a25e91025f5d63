import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { Collapsible } from '../ui/Collapsible.tsx'

const groups = [
  [
    'office.nav.work',
    [
      ['/office', 'office.nav.index'],
      ['/office/payments', 'office.nav.payments'],
      ['/office/refunds', 'office.nav.refunds'],
      ['/office/vouchers', 'office.nav.vouchers'],
      ['/office/parcels', 'office.nav.parcels'],
      ['/office/manifests', 'office.nav.manifests'],
      ['/office/customs', 'office.nav.customs'],
      ['/office/receiver-answers', 'office.nav.answers'],
      ['/office/claims', 'office.nav.claims'],
      ['/office/agents', 'office.nav.agents'],
    ],
  ],
  [
    'office.nav.persons',
    [
      ['/office/customers', 'office.nav.customers'],
      ['/office/people', 'office.nav.people'],
      ['/office/audit', 'office.nav.audit'],
    ],
  ],
  [
    'office.nav.set_up',
    [
      ['/office/accounts', 'office.nav.accounts'],
      ['/office/boxes', 'office.nav.boxes'],
      ['/office/rates', 'office.nav.rates'],
      ['/office/locations', 'office.nav.locations'],
      ['/office/settings', 'office.nav.settings'],
      ['/office/passports', 'office.nav.passports'],
      ['/office/messages', 'office.nav.messages'],
      ['/office/content', 'office.nav.content'],
    ],
  ],
] as const

/** All parts of the office: beside the work where there is room, folded away on a phone and where the work is wide. */
export function OfficeMenu({ isFolded }: { isFolded: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('office.nav.label')}>
      {!isFolded && (
        <div className="max-lg:hidden">
          <Groups />
        </div>
      )}
      <div className={isFolded ? '' : 'lg:hidden'}>
        {/* Closed again after each step. */}
        <Collapsible key={pathname} title={t('office.nav.label')}>
          <Groups />
        </Collapsible>
      </div>
    </nav>
  )
}

function Groups() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      {groups.map(([title, links]) => (
        <div key={title} className="grid gap-1">
          <p className="text-muted px-3 text-sm font-semibold">{t(title)}</p>
          <ul className="grid gap-0.5">
            {links.map(([to, key]) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/office'}
                  className="aria-[current=page]:bg-kraft hover:bg-kraft flex min-h-11 items-center rounded-box px-3 font-medium"
                >
                  {t(key)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
