/** Once the page stands and nobody waits for it. */
export function whenQuiet(work: () => void) {
  // Safari has no idle callback.
  const wait = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000))
  if (document.readyState === 'complete') wait(work)
  else window.addEventListener('load', () => wait(work), { once: true })
}
