import { expect, type Locator } from '@playwright/test'

const neverShown = /NaN|undefined|null|\[object/

/**
 * Types as a person does: looks at what the field holds, clears it, and presses one key after another.
 * Dates and times are given as the field stores them (`2026-12-01`, `07:30`, `2026-12-01T10:00`).
 */
export async function typeInto(field: Locator, text: string) {
  const kind = await field.getAttribute('type')
  if (kind === 'date' || kind === 'time' || kind === 'datetime-local') return typeMoment(field, text)

  await field.click()
  const before = await field.inputValue()
  expect(before, 'a field shows a value that no person would write').not.toMatch(neverShown)
  if (before) {
    await field.press('ControlOrMeta+a')
    await field.press('Delete')
  }
  await field.pressSequentially(text)
  // A field that brings something of its own back would show it now; one that sent itself may be gone.
  await expect.poll(() => field.evaluateAll(valuesOf)).not.toMatch(neverShown)
}

function valuesOf(fields: Element[]) {
  return fields
    .map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    )
    .join(' ')
}

/** Chromium's own fields take the parts of a date one after another, in the order of American English. */
async function typeMoment(field: Locator, text: string) {
  const [, year, month, day] = /(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  const [, hour, minute] = /(\d\d):(\d\d)$/.exec(text) ?? []
  await field.scrollIntoViewIfNeeded()
  await field.focus()
  if (year) {
    await field.pressSequentially(`${month}${day}${year}`)
    await field.press('ArrowRight')
  }
  if (hour) {
    const twelve = `${Number(hour) % 12 || 12}`.padStart(2, '0')
    await field.pressSequentially(`${twelve}${minute}${Number(hour) < 12 ? 'A' : 'P'}`)
  }
  await expect(field).toHaveValue(text)
}
