import { manifestAddress } from '../platform/manifest-address.ts'
import type { Arrived } from '../worker/message.ts'

/** Once the page stands and nobody waits for it, it is made ready to open without network, and to be put beside apps. */
export function prepareForNoNetwork() {
  const manifest = manifestAddress()
  if (!('serviceWorker' in navigator) || !manifest) return
  const prepare = () => void register(manifest).catch(() => undefined)
  // Safari has no idle callback.
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
  if (document.readyState === 'complete') later(prepare)
  else window.addEventListener('load', () => later(prepare))
}

async function register(href: string) {
  // In the page itself this link would fetch three icons while its first words are awaited.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const tell = (arrived: Arrived) => active?.postMessage(arrived, { transfer: [] })
  const [arrival] = performance.getEntriesByType('navigation')
  const cameThroughWorker = arrival instanceof PerformanceNavigationTiming && arrival.workerStart > 0
  if (!cameThroughWorker) tell({ pathname: window.location.pathname, used: [] })
  // What this page loaded before there was a worker, had from the page before or loads while it takes over would be missing.
  const watching = new PerformanceObserver((loaded) =>
    tell({ pathname: undefined, used: loaded.getEntries().map(({ name }) => new URL(name).pathname) }),
  )
  watching.observe({ type: 'resource', buffered: true })
}
