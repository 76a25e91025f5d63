import { findTrackingNumber, inGroups } from '#contract/parcels/tracking-number.ts'

/** The parcel for which somebody came. */
export function askedNumber() {
  return findTrackingNumber(new URLSearchParams(window.location.search).get('number') ?? '')
}

/** A link to a parcel shows its number, where the answer will stand and in the field, before the scripts are there. */
export function showAskedNumber() {
  const number = askedNumber()
  const field = document.querySelector<HTMLInputElement>('main [name=number]')
  if (!number || !field) return
  field.value = inGroups(number)
  document.querySelector('[data-number]')?.append(inGroups(number))
}
