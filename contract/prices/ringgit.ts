/**
 * One format in all languages: a dot or comma read the wrong way costs somebody a hundredfold.
 * Apart from money.ts, so that a page that only shows an amount does not load the rules for entering one; and
 * without Intl, whose first use stops a phone for a tenth of a second. No line breaks between RM and its figures.
 */
export function formatRinggit(ringgit: number) {
  const [whole = '', sen] = ringgit.toFixed(2).split('.')
  return `RM\u00a0${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${sen}`
}
