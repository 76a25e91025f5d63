import { QuoteCalculator } from '../../parts/quote/QuoteCalculator.tsx'

export function HomeQuote() {
  return <QuoteCalculator isAside />
}
