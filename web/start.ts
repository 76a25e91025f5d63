import { keepEarlyLanguage } from './early-language.ts'
import { askedNumber, showAskedNumber } from './early-number.ts'
import { keepEarlySubmits } from './early-submits.ts'
import { askEarly } from './platform/early-answers.ts'
import './styles.css'

// Forms check with zod; told before it loads, it does not even try what the Content-Security-Policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** A finished page is shown before its scripts keep the line busy. An empty one has nothing to wait for. */
async function start() {
  if (document.querySelector('[data-prerendered]')) await firstPaint()
  const list = document.querySelector<HTMLMetaElement>('meta[name=scripts]')
  askEarly((list?.dataset['asks'] ?? '').split(' ').filter(Boolean), askedNumber())
  const isSignedIn = localStorage.getItem('user') !== null
  if (isSignedIn) document.documentElement.classList.add('signed-in')
  const forUser = isSignedIn ? (list?.dataset['signedIn'] ?? '') : ''
  const scripts = `${list?.content ?? ''} ${forUser}`.split(' ').filter(Boolean)
  // All of them now, as each would otherwise be found only after another; what fails here is told below.
  for (const [index, address] of scripts.entries()) {
    if (index % 3 === 2) await pause()
    import(/* @vite-ignore */ address).catch(() => undefined)
  }
  const { show } = await import('./main.tsx')
  await show()
}

const mostPatience_ms = 1000

/** Resolves when the page is really on the screen; the next frame may still be on its way there. */
function firstPaint() {
  // A page opened in the background is not painted before somebody looks.
  if (document.visibilityState === 'hidden') return undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    const largest = { type: 'largest-contentful-paint', buffered: true }
    new PerformanceObserver(() => resolve()).observe(largest)
    setTimeout(resolve, mostPatience_ms)
  } else requestAnimationFrame(() => setTimeout(resolve))
  return promise
}

/** Lets the browser answer whoever is touching the page. */
function pause() {
  return new Promise((resolve) => setTimeout(resolve))
}

keepEarlySubmits()
keepEarlyLanguage()
showAskedNumber()
void start()
