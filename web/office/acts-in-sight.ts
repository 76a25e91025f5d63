/** Something the page in sight can do, or a part of it, by the words that stand there. */
export interface Act {
  title: string
  element: HTMLElement
}

/**
 * What carries `data-act` on the page: a button, the title of a fold, or the heading of a form.
 * Whoever may not do it does not see it, and so does not find it here. Of what stands there for each row of a list nobody could tell which is meant.
 */
export function actsInSight(): Act[] {
  const acts = [...document.querySelectorAll<HTMLElement>('main [data-act]')]
    .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    .map((element) => ({ title: element.textContent.trim(), element }))
  return acts.filter(({ title }) => acts.filter((other) => other.title === title).length === 1)
}

/** A button is pressed; a fold or a form is opened and has the keys. */
export function begin({ element }: Act) {
  if (element instanceof HTMLButtonElement) return element.click()
  const fold = element.closest('details')
  if (fold) fold.open = true
  const part = fold ?? element.closest('form, section') ?? element
  part.scrollIntoView({ block: 'nearest' })
  const field = part.querySelector<HTMLElement>(
    ':is(input, select, textarea, button):not(:disabled, [type=hidden])',
  )
  ;(field ?? (fold ? element : undefined))?.focus()
}
