/** Where an appointment is moved, with its days open: whoever presses for another day has said what they want. */
export function toAnotherDay(number: string, key: string) {
  return `/resi-detail?number=${number}#v=${key}&choose`
}
