import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { SearchBox } from './SearchBox.tsx'

const sections = [
  ['/office', 'office.nav.index'],
  ['/office/payments', 'office.nav.payments'],
  ['/office/refunds', 'office.nav.refunds'],
  ['/office/claims', 'office.nav.claims'],
  ['/office/parcels', 'office.nav.parcels'],
  ['/office/manifests', 'office.nav.manifests'],
  ['/office/receiver-answers', 'office.nav.answers'],
  ['/office/agents', 'office.nav.agents'],
  ['/office/locations', 'office.nav.locations'],
  ['/office/accounts', 'office.nav.accounts'],
  ['/office/boxes', 'office.nav.boxes'],
  ['/office/messages', 'office.nav.messages'],
  ['/office/rates', 'office.nav.rates'],
  ['/office/settings', 'office.nav.settings'],
  ['/office/content', 'office.nav.content'],
  ['/office/passports', 'office.nav.passports'],
  ['/office/people', 'office.nav.people'],
  ['/office/customers', 'office.nav.customers'],
  ['/office/audit', 'office.nav.audit'],
] as const

interface Props {
  heading: string
  children: ReactNode
  /** The page is the search itself. */
  isSearch?: boolean
}

/** The office's own navigation above what the section shows, and the way to anything by a few letters. */
export function OfficeFrame({ heading, children, isSearch = false }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap grid gap-6 py-6">
      <nav aria-label={t('office.nav.label')} className="border-line flex flex-wrap gap-1 border-b pb-2">
        {sections.map(([to, key]) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/office'}
            className="aria-[current=page]:bg-kraft flex min-h-11 items-center rounded-box px-4 font-medium"
          >
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">{heading}</h1>
        {!isSearch && <SearchBox />}
      </div>
      {children}
    </div>
  )
}
