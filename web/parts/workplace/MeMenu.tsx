import UserRound from 'virtual:icon/user-round'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { roleRules, worksAtCounter, type Role } from '#contract/platform/roles.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { LanguageMenu } from '../../shell/LanguageMenu.tsx'
import { useWords } from '../../platform/words.ts'
import { foldsUp } from '../../ui/folds-up.ts'
import { actsBySingleKeys, setSingleKeys } from './single-keys.ts'

const line = 'flex min-h-11 items-center rounded-box px-3 font-medium hover:underline'

/** Whoever works here, the language of the screen and the ways out of the workplace. */
export function MeMenu({ panel = '' }: { panel?: string }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const name = useStoredUser()?.name
  return (
    <details key={pathname} ref={foldsUp} className="relative">
      <summary className="work-place cursor-pointer" title={name}>
        <UserRound className="size-5 shrink-0" aria-hidden="true" />
        <span>{t('shell.bar.me')}</span>
      </summary>
      <div className={panel}>
        <WaysOut />
      </div>
    </details>
  )
}

export function WaysOut() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const user = useStoredUser()
  const isInOffice = pathname.startsWith('/office')
  return (
    <div className="grid gap-1 text-sm">
      {user && roleRules[user.role].isOffice && (
        <Link to={isInOffice ? '/courier' : '/office'} className={line}>
          {t(isInOffice ? 'shell.account.courier' : 'shell.account.office')}
        </Link>
      )}
      <Link to="/profile" className={line}>
        {t('shell.account.profile')}
      </Link>
      <Link to="/" className={line}>
        {t('shell.error.home')}
      </Link>
      {user && hasKeys(user.role) && <SingleKeys />}
      <div className="px-3 py-1">
        <LanguageMenu />
      </div>
    </div>
  )
}

function hasKeys(role: Role) {
  return roleRules[role].isOffice || worksAtCounter(role)
}

function SingleKeys() {
  const { t } = useWords()
  const [isOn, setIsOn] = useState(actsBySingleKeys)
  return (
    <label className={`${line} cursor-pointer gap-2 pointer-coarse:hidden`}>
      <input
        type="checkbox"
        className="size-4 shrink-0"
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked)
          setIsOn(target.checked)
        }}
      />
      {t('shell.account.single_keys')}
    </label>
  )
}
