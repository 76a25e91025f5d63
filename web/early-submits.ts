let waiting: HTMLFormElement | undefined

/** Whoever presses a button of a finished page before its scripts are there is not sent away with what they typed in the address. */
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
