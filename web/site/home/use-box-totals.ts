import { useEffect, useState } from 'react'

/** Prices change in the office, so they are asked for, once somebody thinks of buying. */
export function useBoxTotals() {
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>()
  useEffect(() => {
    void import('./box-totals.ts').then(({ boxTotals }) => boxTotals()).then(setTotals, () => undefined)
  }, [])
  return totals
}
