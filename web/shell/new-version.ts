const key = 'reloaded-for-new-version'
// A second failure this soon after is no new deployment.
const pause_ms = 20_000

/** After a new deployment the old chunks are gone; loading the document again brings the new ones. True if it does. */
export function reloadForNewVersion() {
  // Without network nothing new can come.
  if (!navigator.onLine) return false
  if (Date.now() - Number(sessionStorage.getItem(key)) < pause_ms) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
