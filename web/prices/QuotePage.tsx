import { QuoteCalculator } from '../parts/quote/QuoteCalculator.tsx'
import { useWords } from '../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <div className="wrap grid gap-6 py-12">
      <h1>{t('quote.heading')}</h1>
      <p className="max-w-prose text-lg">{t('quote.intro')}</p>
      <QuoteCalculator />
    </div>
  )
}
