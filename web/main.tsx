import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { defaultLanguage, isLanguage } from '#contract/platform/language.ts'
import { releaseEarlyLanguage } from './early-language.ts'
import { releaseEarlySubmits } from './early-submits.ts'
import { loadWithTexts } from './guarded-page.tsx'
import { builtPages } from './load-page.ts'
import { PageHistory, type InSight } from './page-history.ts'
import { PageInSight } from './PageInSight.tsx'
import { maintenancePage, notFoundPage } from './pages.ts'
import { LateTexts } from './platform/late-texts.ts'
import { LanguageChoice } from './shell/language-choice.ts'
import { reloadForNewVersion } from './shell/new-version.ts'
import { prepareForNoNetwork } from './shell/without-network.ts'
import { remember, storedLanguage, takeAskedLanguage } from './platform/stored-language.ts'
import { TextLoader } from './platform/texts.ts'
import { WordsContext } from './platform/words.ts'

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
  const entries = closed ? [{ ...maintenancePage, path: '*' }] : [...builtPages, notFoundPage]
  const history = new PageHistory(
    entries,
    (page) => loadWithTexts(texts, page),
    closed ? () => window.location.reload() : undefined,
  )
  const [first, hasWords] = await Promise.all([history.first(), loadShellWords(texts)])
  // A chunk that is missing tells of a new deployment.
  const isComplete = hasWords && !('error' in first)
  if (!isComplete && reloadForNewVersion()) return

  const app = <App {...{ texts, history, first }} />
  // In a transition the browser can react to people between the pieces.
  if (prerendered && isComplete) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  prepareForNoNetwork()
  // Couriers' devices keep names for work without network; everybody else never loads this.
  if (localStorage.getItem('courier_names')) (await import('./courier/left-behind.ts')).watchSession()
}

interface AppProps {
  texts: TextLoader
  history: PageHistory
  first: InSight
}

function App({ texts, history, first }: AppProps) {
  const words = useSyncExternalStore(texts.listen, texts.words, texts.words)
  useEffect(() => {
    releaseEarlySubmits()
    releaseEarlyLanguage()
    void settleLanguage(texts)
  }, [texts])
  return (
    <WordsContext value={words}>
      <LanguageChoice value={(language) => texts.choose(language)}>
        <LateTexts value={texts.loadMore}>
          <PageInSight history={history} first={first} />
        </LateTexts>
      </LanguageChoice>
    </WordsContext>
  )
}

function loadShellWords(texts: TextLoader) {
  return texts.load(['shell']).then(
    () => true,
    () => false,
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
