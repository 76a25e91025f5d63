import { startTransition, useEffect } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defaultLanguage, isLanguage } from '#contract/platform/language.ts'
import { releaseEarlyLanguage } from './early-language.ts'
import { releaseEarlySubmits } from './early-submits.ts'
import { LateTexts } from './platform/late-texts.ts'
import { maintenancePage } from './pages.ts'
import { routesFor } from './routes.tsx'
import { LanguageChoice } from './shell/language-choice.ts'
import { reloadForNewVersion } from './shell/new-version.ts'
import { prepareForNoNetwork } from './shell/without-network.ts'
import { remember, storedLanguage, takeAskedLanguage } from './platform/stored-language.ts'
import { TextLoader } from './platform/texts.ts'

/** Draws the page, over what the server sent when that is finished. */
export async function show() {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) return
  const asked = takeAskedLanguage()
  if (asked) remember(asked)
  const drawn = document.documentElement.dataset['language']
  const texts = new TextLoader(isLanguage(drawn) ? drawn : defaultLanguage)
  const { prerendered } = root.dataset
  // During maintenance the server answers every address with this one page.
  const closed = prerendered === 'maintenance'
  const routes = routesFor(texts, closed ? [{ ...maintenancePage, path: '*' }] : undefined)
  const isComplete = await loadFirst(texts, routes)
  if (!isComplete && reloadForNewVersion()) return

  const router = createBrowserRouter(routes)
  if (closed) router.subscribe(() => window.location.reload())
  const app = <App texts={texts} router={router} />
  // In a transition the browser may answer people between the pieces.
  if (prerendered && isComplete) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  prepareForNoNetwork()
  // Couriers' devices keep names for work without network; everybody else never loads this.
  if (localStorage.getItem('courier_names')) (await import('./courier/left-behind.ts')).watchSession()
}

function App({ texts, router }: { texts: TextLoader; router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    releaseEarlySubmits()
    releaseEarlyLanguage()
    void settleLanguage(texts)
  }, [texts])
  return (
    <I18nextProvider i18n={texts.i18n}>
      <LanguageChoice value={(language) => texts.choose(language)}>
        <LateTexts value={texts.loadMore}>
          <RouterProvider router={router} />
        </LateTexts>
      </LanguageChoice>
    </I18nextProvider>
  )
}

/** False when a chunk could not be had; the router then shows what went wrong. */
function loadFirst(texts: TextLoader, routes: RouteObject[]) {
  return Promise.all([texts.load(['shell']), resolveMatched(routes)]).then(
    () => true,
    () => false,
  )
}

/** The first page must be there before hydration, or the browser would draw something else than the server did. */
async function resolveMatched(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

/** The choice stored on this device wins over what the server could know. */
async function settleLanguage(texts: TextLoader) {
  const wanted = storedLanguage()
  if (!wanted) return
  if (wanted === texts.language) remember(wanted)
  // Without network the words may be missing; the page then stays as it is.
  else await texts.choose(wanted).catch(() => undefined)
}
