import Menu from 'lucide-react/icons/menu'
import { Link, NavLink, useLocation } from 'react-router'
import { AccountLinks } from './AccountLinks.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { useWords } from '../platform/words.ts'

const sections = [
  ['/services', 'shell.nav.services'],
  ['/quote', 'shell.nav.quote'],
  ['/resi-detail', 'shell.nav.track'],
  ['/location', 'shell.nav.locations'],
  ['/faq', 'shell.nav.faq'],
] as const

export function Header() {
  const { t } = useWords()
  // The sea of the front page reaches up behind it.
  const isOnSea = useLocation().pathname === '/'
  const look = isOnSea ? 'relative z-10' : 'border-line bg-ground border-b'
  return (
    // On paper only the sign of the company is left.
    <header className={`site-header ${look}`}>
      <div
        className={`mx-auto flex min-h-16 w-full items-center justify-between gap-x-4 px-4 max-sm:flex-wrap sm:px-6 ${isOnSea ? 'xl:px-18' : 'max-w-[96rem]'}`}
      >
        <Link to="/" className="py-2">
          <Logo />
        </Link>
        <nav className="screen-only hidden items-center gap-1 xl:flex" aria-label={t('shell.nav.sections')}>
          <SectionLinks />
        </nav>
        <div className="screen-only hidden items-center gap-3 xl:flex">
          <LanguageMenu />
          <AccountLinks />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

function SectionLinks() {
  const { t } = useWords()
  return sections.map(([to, key]) => (
    <NavLink
      key={to}
      to={to}
      className="aria-[current=page]:text-accent-strong flex min-h-11 items-center px-3 font-medium whitespace-nowrap hover:underline"
    >
      {t(key)}
    </NavLink>
  ))
}

/** The platform's own disclosure; it closes when one of its links was followed. */
function MobileMenu() {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <details key={pathname} className="screen-only group relative xl:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-2 font-medium whitespace-nowrap">
        <Menu className="size-6" aria-hidden="true" />
        {t('shell.nav.menu')}
      </summary>
      <div className="border-line bg-surface shadow-float absolute right-0 z-30 mt-2 grid w-72 max-w-[calc(100vw-2rem)] gap-1 rounded-box border p-4">
        <nav className="grid" aria-label={t('shell.nav.menu')}>
          <SectionLinks />
        </nav>
        <hr className="border-line my-2" />
        <AccountLinks />
        <hr className="border-line my-2" />
        <LanguageMenu />
      </div>
    </details>
  )
}
