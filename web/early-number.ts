import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'

/** A link to a parcel shows its number and where the answer will stand as soon as the prerendered page is there. */
export function showAskedNumber() {
  const place = document.querySelector<HTMLElement>('[data-looking]')
  const number = findTrackingNumber(new URLSearchParams(window.location.search).get('number') ?? '')
  if (!place || !number) return
  const intro = document.querySelector<HTMLElement>('[data-without-number]')
  const field = document.querySelector<HTMLInputElement>('main [name=number]')
  place.querySelector('[data-number]')?.append(inGroups(number))
  if (field) field.value = inGroups(number)
  if (intro) intro.hidden = true
  place.hidden = false
}
