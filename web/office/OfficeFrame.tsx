import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

const sections = [
  ['/office', 'office.nav.index'],
  ['/office/payments', 'office.nav.payments'],
  ['/office/refunds', 'office.nav.refunds'],
  ['/office/manifests', 'office.nav.manifests'],
  ['/office/agents', 'office.nav.agents'],
  ['/office/locations', 'office.nav.locations'],
  ['/office/accounts', 'office.nav.accounts'],
  ['/office/boxes', 'office.nav.boxes'],
  ['/office/rates', 'office.nav.rates'],
  ['/office/settings', 'office.nav.settings'],
  ['/office/content', 'office.nav.content'],
  ['/office/passports', 'office.nav.passports'],
] as const

/** The office's own navigation above what the section shows. */
export function OfficeFrame({ heading, children }: { heading: string; children: ReactNode }) {
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
      <h1 className="text-2xl">{heading}</h1>
      {children}
    </div>
  )
}
