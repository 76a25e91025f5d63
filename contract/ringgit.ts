// One format in all languages: a dot or comma read the wrong way costs somebody a hundredfold.
const format = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Apart from money.ts, so that a page that only shows an amount does not load the rules for entering one. */
export function formatRinggit(ringgit: number) {
  return `RM ${format.format(ringgit)}`
}
