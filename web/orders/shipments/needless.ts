import type { ShownOffer } from '#contract/prices/quotes.ts'

/** What is paid without insurance reaches the value of the goods: insurance would add nothing. Without a value nothing is known. */
export function isNeedless({ insurance, uninsured }: ShownOffer['cover']) {
  return uninsured > 0 && insurance.cover !== null && insurance.cover <= uninsured
}
