import { QuoteCalculator } from '../parts/quote/QuoteCalculator.tsx'
import { useWords } from '../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <div className="wrap grid gap-4 py-6 sm:gap-6 sm:py-12">
      <h1>{t('quote.heading')}</h1>
      <p className="max-w-prose sm:text-lg">{t('quote.intro')}</p>
      <QuoteCalculator />
    </div>
  )
}
