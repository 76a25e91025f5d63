import type { Arrived } from '../worker/message.ts'

/** Once the page stands and nobody waits for it, it is made ready to open without network. */
export function prepareForNoNetwork() {
  // Where nothing was built there is no worker either.
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel=manifest]')) return
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

function whenIdle() {
  // Safari has no idle callback.
  const wait = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
  wait(() => void register().catch(() => undefined))
}

async function register() {
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const [arrival] = performance.getEntriesByType('navigation')
  const cameThroughWorker = arrival instanceof PerformanceNavigationTiming && arrival.workerStart > 0
  // What this page loaded before there was a worker, or had from the page before, would be missing.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const used = loaded.filter((path) => path.startsWith('/assets/'))
  const arrived: Arrived = { pathname: cameThroughWorker ? undefined : window.location.pathname, used }
  active?.postMessage(arrived, { transfer: [] })
}
