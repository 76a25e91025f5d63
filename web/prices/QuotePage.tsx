import { useTranslation } from 'react-i18next'
import { QuoteCalculator } from '../parts/quote/QuoteCalculator.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <div className="wrap grid gap-6 py-12">
      <h1>{t('quote.heading')}</h1>
      <p className="max-w-prose text-lg">{t('quote.intro')}</p>
      <QuoteCalculator />
    </div>
  )
}
