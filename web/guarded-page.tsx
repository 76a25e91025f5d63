import { Navigate, useLocation } from 'react-router'
import { useState, type ComponentType } from 'react'
import { loadPage } from './load-page.ts'
import type { PageEntry } from './platform/page-entry.ts'
import { notFoundPage } from './pages.ts'
import { farewellPath, roleWasTaken, sessionHasEnded, useStoredUser } from './platform/stored-user.ts'
import type { TextLoader } from './platform/texts.ts'

/** Every page is a chunk of its own; its words travel with it. */
export async function loadWithTexts(texts: TextLoader, page: PageEntry) {
  const closed = page.roles ? notFoundPage : page
  const [Page, Closed, Changed] = await Promise.all([
    loadPage(page),
    loadPage(closed),
    page.roles ? import('./shell/RoleChanged.tsx').then(({ RoleChanged }) => RoleChanged) : Nothing,
    texts.load([...page.texts, ...closed.texts]),
  ])
  return guarded(page, Page, Closed, Changed)
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

function Nothing() {
  return null
}
