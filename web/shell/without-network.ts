import type { Arrived } from '../worker/message.ts'

/** Makes a page that nobody waits for any more ready to open without network, and to be put beside the apps of a phone. */
export async function prepareForNoNetwork() {
  // Where nothing was built there is no worker either.
  if (!manifestAddress()) return
  offerInstall()
  await register()
}

function manifestAddress() {
  return document.querySelector<HTMLMetaElement>('meta[name=manifest]')?.content
}

/** A link in the page itself would fetch three icons while its first words are awaited. */
function offerInstall() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = manifestAddress() ?? ''
  document.head.append(link)
}

async function register() {
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const tell = (arrived: Arrived) => active?.postMessage(arrived, { transfer: [] })
  const [arrival] = performance.getEntriesByType('navigation')
  const cameThroughWorker = arrival instanceof PerformanceNavigationTiming && arrival.workerStart > 0
  if (!cameThroughWorker) tell({ pathname: window.location.pathname, used: [] })
  // What this page loaded before there was a worker, had from the page before or loads while it takes over would be missing.
  const watching = new PerformanceObserver((loaded) => {
    const paths = loaded.getEntries().map(({ name }) => new URL(name).pathname)
    const used = paths.filter((path) => path.startsWith('/assets/'))
    if (used.length > 0) tell({ pathname: undefined, used })
  })
  watching.observe({ type: 'resource', buffered: true })
}
