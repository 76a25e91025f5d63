/** Whole rupiah for an amount in sen: what is begun is asked for, so that nothing of the price is missing. */
export function rupiahFor(amount_sen: number, rupiah_per_ringgit: number) {
  return Math.ceil((amount_sen * rupiah_per_ringgit) / 100)
}
