let waiting: HTMLFormElement | undefined

/** A form submitted before the scripts of a prerendered page are there doesn't leave the page with the entries in its address. */
export function keepEarlySubmits() {
  window.addEventListener('submit', keep, { capture: true })
}

/** Once the forms listen, what was pressed meanwhile is done. */
export function releaseEarlySubmits() {
  window.removeEventListener('submit', keep, { capture: true })
  const form = waiting
  waiting = undefined
  if (form?.isConnected) form.requestSubmit()
}

function keep(event: SubmitEvent) {
  event.preventDefault()
  event.stopPropagation()
  if (event.target instanceof HTMLFormElement) waiting = event.target
}
