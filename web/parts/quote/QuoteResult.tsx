import { useEffect, useRef } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { createQuote, QuoteRequest } from '#contract/prices/quotes.ts'
import { OfferCard } from './OfferCard.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  request: QuoteRequest
  quote: Data<typeof createQuote>
}

/** Both ways side by side; the focus follows the answer, so that nobody has to look for it. */
export function QuoteResult({ request, quote }: Props) {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // At the top: below it stand both prices.
    heading.current?.scrollIntoView()
  }, [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-xl">
        {t('quote.result')}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {cheapestFirst(quote).map((offer) => (
          <OfferCard
            key={offer.mode}
            offer={offer}
            request={request}
            isCheapest={offer.mode === quote.cheapest}
            isFastest={offer.mode === quote.fastest}
          />
        ))}
      </div>
      <p className="text-muted text-sm">{t('quote.note')}</p>
    </section>
  )
}

function cheapestFirst({ air, sea, cheapest }: Props['quote']) {
  return cheapest === 'sea' ? [sea, air] : [air, sea]
}
