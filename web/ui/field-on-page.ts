/** The control of a field: by its name, or inside the part of the page that says it is that field. */
function controlOf(field: string): HTMLElement | null {
  const name = CSS.escape(field)
  const found = document.querySelector<HTMLElement>(`main [name="${name}"], main [data-field~="${name}"]`)
  if (!found?.dataset['field']) return found
  return found.querySelector<HTMLElement>('[tabindex="0"], input:not(:disabled), select') ?? found
}

/** "Item 2, Quantity: too small"; a sentence that already names its field doesn't get the name again. */
function sentenceFor(control: HTMLElement | null, text: string) {
  const group = control?.closest('[role=group][aria-label]')?.getAttribute('aria-label') ?? ''
  const label = control ? labelOf(control) : ''
  // "State / Province" is named by its first word already.
  const [first = ''] = label.split(' / ')
  const isNamed = text.toLowerCase().includes(first.toLowerCase())
  const name = [group, isNamed ? '' : label].filter(Boolean).join(', ')
  return name ? `${name}: ${text}` : text
}

/** Cards and days to choose from are named by what is above all of them. */
function labelOf(control: HTMLElement) {
  const [titled = ''] =
    control.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')?.split(' ') ?? []
  const title = titled ? document.getElementById(titled) : null
  const legend = control.closest('fieldset')?.querySelector('legend')
  const isChoice = control.matches('[type=radio], [type=checkbox]')
  const label =
    isChoice || !control.id ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  return (label ?? title ?? legend)?.textContent?.trim() ?? ''
}

/** Where something is to be mended, unfolded, in the middle of the screen and with the focus. */
export function goToField(field: string) {
  const control = controlOf(field)
  const folded = control?.closest('details')
  if (folded) folded.open = true
  // Of cards and days, what is asked and what is wrong stand above all of them.
  const asked = control?.closest<HTMLElement>('[data-wrong]') ?? control
  asked?.scrollIntoView({ block: asked.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
  control?.focus({ preventScroll: true })
}

/** Whoever pressed at the foot of a phone may be far from where it is said why nothing came of it. */
export function bringIntoSight(said: HTMLElement | null) {
  said?.scrollIntoView({ block: 'nearest' })
}

interface Entry {
  field: string
  text: string
}

/** Named as on the page and in its order; what is not on it comes last, with its own words alone. */
export function asOnPage(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ ...entry, control: controlOf(entry.field) }))
    .toSorted((a, b) => {
      if (!a.control || !b.control) return Number(!a.control) - Number(!b.control)
      return a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
    .map(({ field, text, control }) => ({ field, text: sentenceFor(control, text) }))
}
