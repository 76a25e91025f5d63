import { Navigate, useLocation, type RouteObject } from 'react-router'
import type { ComponentType } from 'react'
import { notFoundPage, loadPage, pages, type PageEntry } from './pages.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { farewellPath, useStoredUser } from './stored-user.ts'
import type { TextLoader } from './texts.ts'

/** Every page is a chunk of its own; its words travel with it. */
export function routesFor(texts: TextLoader, entries = [...pages, notFoundPage]): RouteObject[] {
  const children = entries.map((page) => ({
    path: page.path,
    handle: page,
    lazy: async () => ({ Component: await pageWithTexts(texts, page) }),
  }))
  return [{ Component: Shell, ErrorBoundary: ErrorPage, HydrateFallback: Nothing, children }]
}

async function pageWithTexts(texts: TextLoader, page: PageEntry) {
  const closed = page.roles ? notFoundPage : page
  const [Page, Closed] = await Promise.all([
    loadPage(page),
    loadPage(closed),
    texts.load([...page.texts, ...closed.texts]),
  ])
  return guarded(page, Page, Closed)
}

function guarded({ guard, roles }: PageEntry, Page: ComponentType, Closed: ComponentType) {
  if (!guard) return Page
  return function Guarded() {
    const user = useStoredUser()
    const { pathname, search } = useLocation()
    if (user) return roles && !roles.includes(user.role) ? <Closed /> : <Page />
    const login = guard === 'return' ? `/login?next=${encodeURIComponent(pathname + search)}` : '/login'
    return <Navigate to={farewellPath() ?? login} replace />
  }
}

function Nothing() {
  return null
}
