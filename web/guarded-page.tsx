import { Navigate, useLocation } from 'react-router'
import { useEffect, useState, type ComponentType } from 'react'
import { loadPage } from './load-page.ts'
import type { PageEntry } from './platform/page-entry.ts'
import { notFoundPage } from './pages.ts'
import { reloadForNewVersion } from './shell/new-version.ts'
import {
  farewellPath,
  roleWasTaken,
  sessionHasEnded,
  storedUser,
  useStoredUser,
} from './platform/stored-user.ts'
import type { TextLoader } from './platform/texts.ts'

/** Every page is a chunk of its own; its words travel with it. */
export async function loadWithTexts(texts: TextLoader, page: PageEntry) {
  const [Page, Closed] = await Promise.all([
    loadPage(page),
    isClosed(page) ? loadClosed(texts) : later(() => loadClosed(texts)),
    texts.load(page.texts),
  ])
  return guarded(
    page,
    Page,
    Closed,
    later(() => loadChanged(texts)),
  )
}

/** Whoever may see the page waits for nothing that says it is not there. */
function isClosed({ roles }: PageEntry) {
  // Pages for everybody are also drawn where nobody is stored: at build time.
  if (!roles) return false
  const user = storedUser()
  return user !== null && !roles.includes(user.role)
}

async function loadClosed(texts: TextLoader) {
  const [Closed] = await Promise.all([loadPage(notFoundPage), texts.load(notFoundPage.texts)])
  return Closed
}

async function loadChanged(texts: TextLoader) {
  const [{ RoleChanged }] = await Promise.all([
    import('./shell/RoleChanged.tsx'),
    texts.load(notFoundPage.texts),
  ])
  return RoleChanged
}

function later(load: () => Promise<ComponentType>): ComponentType {
  return function Later() {
    const [Loaded, setLoaded] = useState<ComponentType>()
    useEffect(() => {
      load().then((one) => setLoaded(() => one), reloadForNewVersion)
    }, [])
    return Loaded ? <Loaded /> : null
  }
}

function guarded(
  { guard, roles }: PageEntry,
  Page: ComponentType,
  Closed: ComponentType,
  Changed: ComponentType,
) {
  if (!guard) return Page
  return function Guarded() {
    const user = useStoredUser()
    const { pathname, search } = useLocation()
    if (user && roles && !roles.includes(user.role)) return roleWasTaken(roles) ? <Changed /> : <Closed />
    if (user) return <Page />
    // Who was at work when the session ended comes back, also to a page that sends visitors to the plain login.
    const returns = guard === 'return' || sessionHasEnded()
    const login = returns ? `/login?next=${encodeURIComponent(pathname + search)}` : '/login'
    return <Leave login={login} />
  }
}

/** Where to is settled once: this page is drawn again while the next one is on its way. */
function Leave({ login }: { login: string }) {
  const [to] = useState(() => farewellPath() ?? login)
  return <Navigate to={to} replace />
}
