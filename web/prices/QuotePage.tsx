import { QuoteCalculator } from '../parts/quote/QuoteCalculator.tsx'
import { SendForm } from '../site/home/SendForm.tsx'
import { useWords } from '../platform/words.ts'

/** Both prices at once by weight alone; below them by size and value too. */
export function Page() {
  const { t } = useWords()
  return (
    <div className="wrap grid gap-4 py-6 sm:gap-6 sm:py-12">
      <h1>{t('quote.heading')}</h1>
      <section
        aria-label={t('quote.heading')}
        className="bg-surface shadow-float rounded-box p-2 max-sm:-mx-2 sm:p-6"
      >
        <SendForm />
      </section>
      <h2 className="mt-4 text-xl">{t('quote.exact')}</h2>
      <p className="max-w-prose">{t('quote.intro')}</p>
      <QuoteCalculator />
    </div>
  )
}
