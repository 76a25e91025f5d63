import type { ComponentProps, ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { isOffice, isStaff } from '#contract/platform/roles.ts'
import { logOut } from '#contract/people/accounts.ts'
import { call } from '../platform/call.ts'
import { leaveFor, useStoredUser } from '../platform/stored-user.ts'
import { Button } from '../ui/Button.tsx'
import { answers } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'

const sections = [
  ['/profile', 'profile.nav.index'],
  ['/profile/address', 'profile.nav.address'],
  ['/profile/change-password', 'profile.nav.password'],
] as const
/** Of whoever orders by program: one entry for everybody else, both for those who are there. */
const ofPrograms = [
  ['/profile/api-keys', 'profile.nav.api_keys'],
  ['/profile/web-hooks', 'profile.nav.web_hooks'],
] as const

/** The profile's own navigation beside (on phones: above) what the section shows. */
export function ProfileFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useWords()
  const user = useStoredUser()
  const { pathname } = useLocation()
  const isThere = ofPrograms.some(([path]) => path === pathname)
  const mayOrder = !user || !isStaff(user.role) || isOffice(user.role)
  const programs = isThere ? ofPrograms : ([['/profile/api-keys', 'profile.nav.programs']] as const)
  const shown = [...sections, ...(mayOrder ? programs : [])]
  return (
    <div className="wrap grid gap-6 py-8 md:grid-cols-[14rem_1fr] md:py-12">
      <nav
        aria-label={t('profile.nav.label')}
        className="grid grid-cols-2 content-start gap-1 md:flex md:flex-col md:gap-2"
      >
        {shown.map(([to, key]) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/profile'}
            className="aria-[current=page]:bg-kraft flex min-h-11 items-center rounded-box px-4 font-medium"
          >
            {t(key)}
          </NavLink>
        ))}
        <LogOutButton kind="quiet" className="justify-start px-4! max-md:hidden" />
      </nav>
      <div className="grid min-w-0 content-start gap-6">
        <h1>{heading}</h1>
        {children}
        {/* On a phone the way out is at the end, not above everything else. */}
        <LogOutButton kind="secondary" className="md:hidden" />
      </div>
    </div>
  )
}

function LogOutButton(look: Pick<ComponentProps<typeof Button>, 'kind' | 'className'>) {
  const { t } = useWords()
  async function leave() {
    // Without network the session ends here all the same; the server forgets it when it expires.
    const ending = call(logOut)
    leaveFor('/')
    answers.clear()
    await ending
  }
  return (
    <Button {...look} onClick={() => void leave()}>
      {t('profile.logout')}
    </Button>
  )
}
