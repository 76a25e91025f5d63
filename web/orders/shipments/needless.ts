import type { ShownOffer } from '#contract/prices/quotes.ts'

/** What is paid without insurance reaches the value of the goods: insurance would add nothing. */
export function isNeedless({ insurance, uninsured }: ShownOffer['cover']) {
  return insurance.cover !== null && insurance.cover <= uninsured
}
