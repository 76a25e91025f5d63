import Menu from 'virtual:icon/menu'
import { Link, NavLink, useLocation } from 'react-router'
import { AccountLinks, SlimLogin } from './AccountLinks.tsx'
import { LanguageMenu, SlimLanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { useWords, type Key } from '../platform/words.ts'
import { foldsUp } from '../ui/folds-up.ts'
import { StepBack } from './StepBack.tsx'

const sections = [
  ['/services', 'shell.nav.services'],
  ['/quote', 'shell.nav.quote'],
  ['/resi-detail', 'shell.nav.track'],
  ['/location', 'shell.nav.locations'],
  ['/faq', 'shell.nav.faq'],
] as const

/** What a customer came for, on the pages that are theirs; what informs is in the foot of the page. */
const ownSections = [
  ['/shipment', 'shell.bar.send'],
  ['/transaction', 'shell.bar.parcels'],
  ['/purchase', 'shell.bar.boxes'],
  ['/voucher', 'shell.account.vouchers'],
  ['/quote', 'shell.nav.quote'],
  ['/resi-detail', 'shell.nav.track'],
] as const

/** On a phone they begin with the way back and what is done, as the steps of a form need the room. */
const tasks = new Map<string, Key>([
  ['/shipment', 'shell.footer.shipment'],
  ['/purchase', 'shell.footer.purchase_box'],
])

interface Props {
  /** The page is one of a customer, and a customer looks at it. */
  isOwn: boolean
}

/** As that of what stands below it: pages of a customer keep one edge, and the poster of a parcel has its own. */
function edgeOf(pathname: string, isOwn: boolean) {
  if (pathname === '/') return 'xl:px-sea'
  return isOwn && pathname !== '/resi-detail' ? 'mx-auto xl:max-w-6xl xl:px-8' : 'xl:px-18'
}

export function Header({ isOwn }: Props) {
  const { t } = useWords()
  const { pathname } = useLocation()
  // The sea of the front page reaches up behind it.
  const isOnSea = pathname === '/'
  const task = tasks.get(pathname)
  const look = isOnSea ? 'relative z-10' : 'border-line bg-ground border-b'
  return (
    // On paper only the sign of the company is left.
    <header className={`site-header ${look}`}>
      <div
        className={`flex min-h-16 items-center justify-between gap-x-1 px-4 max-sm:flex-wrap sm:gap-x-4 sm:px-6 ${edgeOf(pathname, isOwn)}`}
      >
        {task && <StepBack task={t(task)} />}
        <Link to="/" className={`py-2 ${task ? 'max-sm:hidden' : ''}`}>
          <Logo />
        </Link>
        <nav
          className="screen-only hidden items-center lg:flex 2xl:gap-1"
          aria-label={t('shell.nav.sections')}
        >
          <SectionLinks sections={isOwn ? ownSections : sections} />
        </nav>
        <div className="screen-only hidden items-center gap-3 xl:flex">
          <LanguageMenu />
          {isOwn ? <SectionLinks sections={[['/profile', 'shell.account.profile']]} /> : <AccountLinks />}
        </div>
        <Slim isOwn={isOwn} />
      </div>
    </header>
  )
}

/** Where there is no room for all of it; the menu stands open as soon as there is for that. */
function Slim({ isOwn }: Props) {
  return (
    <div className="screen-only flex flex-wrap items-center gap-1 xl:hidden">
      <SlimLanguageMenu />
      {isOwn ? (
        <div className="max-lg:hidden">
          <SectionLinks sections={[['/profile', 'shell.account.profile']]} />
        </div>
      ) : (
        <SlimLogin />
      )}
      <div className="lg:hidden">
        <MobileMenu />
      </div>
    </div>
  )
}

interface SectionsProps {
  sections: readonly (readonly [path: string, key: Key])[]
}

function SectionLinks({ sections: shown }: SectionsProps) {
  const { t } = useWords()
  return shown.map(([to, key]) => (
    <NavLink
      key={to}
      to={to}
      className="aria-[current=page]:text-accent-strong flex min-h-11 items-center px-2 font-medium whitespace-nowrap hover:underline 2xl:px-3"
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
    <details key={pathname} ref={foldsUp} className="relative -mr-2">
      <summary className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 px-2 font-medium whitespace-nowrap">
        <Menu className="size-6" aria-hidden="true" />
        <span className="max-sm:sr-only">{t('shell.nav.menu')}</span>
      </summary>
      <div className="border-line bg-surface shadow-float absolute right-0 z-30 mt-2 grid w-72 max-w-[calc(100vw-2rem)] gap-1 rounded-box border p-4">
        <nav className="grid" aria-label={t('shell.nav.menu')}>
          <SectionLinks sections={sections} />
        </nav>
        <hr className="border-line my-2" />
        <AccountLinks />
      </div>
    </details>
  )
}
