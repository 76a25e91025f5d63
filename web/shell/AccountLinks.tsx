import { Link } from 'react-router'
import { roleRules } from '#contract/platform/roles.ts'
import { useStoredUser, type StoredUser } from '../platform/stored-user.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useWords } from '../platform/words.ts'

const own = [
  ['/transaction', 'shell.account.transactions'],
  ['/voucher', 'shell.account.vouchers'],
  ['/profile', 'shell.account.profile'],
] as const

const plain = 'flex min-h-11 items-center px-3 font-medium whitespace-nowrap hover:underline'

export function AccountLinks() {
  const user = useStoredUser()
  return user ? <SignedIn user={user} /> : <SignedOut />
}

/** In the bar of a phone, for whoever is not signed in. */
export function SlimLogin() {
  const { t } = useWords()
  if (useStoredUser()) return null
  return (
    <Link
      to="/login"
      className="flex min-h-11 items-center px-1.5 text-sm font-medium whitespace-nowrap max-[21rem]:hidden sm:px-2 sm:text-base"
    >
      {t('shell.account.login')}
    </Link>
  )
}

function SignedOut() {
  const { t } = useWords()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to="/login" className={plain}>
        {t('shell.account.login')}
      </Link>
      <LinkButton kind="secondary" to="/register">
        {t('shell.account.register')}
      </LinkButton>
    </div>
  )
}

function SignedIn({ user }: { user: StoredUser }) {
  const { t } = useWords()
  const { isOffice, isCarrier } = roleRules[user.role]
  return (
    <nav className="grid xl:flex xl:items-center" aria-label={t('shell.account.label')}>
      {isCarrier && (
        <Link to={isOffice ? '/office' : '/courier'} className={plain}>
          {t(isOffice ? 'shell.account.office' : 'shell.account.courier')}
        </Link>
      )}
      {own.map(([to, key]) => (
        <Link key={to} to={to} className={plain}>
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
