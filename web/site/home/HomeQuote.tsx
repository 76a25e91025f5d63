import { QuoteCalculator } from '../../ui/quote/QuoteCalculator.tsx'

export function HomeQuote() {
  return <QuoteCalculator isAside />
}
