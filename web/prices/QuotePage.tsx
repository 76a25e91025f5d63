import { useLocation } from 'react-router'
import { isCountry } from '#contract/places/countries.ts'
import type { Parcel } from '../site/home/first-parcel.ts'
import { useIsDrawn } from '../ui/use-is-drawn.ts'
import { useWords } from '../platform/words.ts'
import { ExactPrice } from './ExactPrice.tsx'

export function Page() {
  const { t } = useWords()
  // The prerendered page knows nothing of what is brought.
  const isDrawn = useIsDrawn()
  const { search } = useLocation()
  return (
    <div className="wrap grid gap-4 py-6 sm:gap-6 sm:py-12">
      <h1>{t('quote.heading')}</h1>
      <section
        aria-label={t('quote.heading')}
        className="bg-surface shadow-float rounded-box p-2 max-sm:-mx-2 sm:p-6"
      >
        <ExactPrice key={isDrawn ? search : ''} brought={isDrawn ? broughtBy(search) : undefined} />
      </section>
    </div>
  )
}

/** Nothing, unless all of it makes sense: a link may come from anywhere. */
function broughtBy(search: string): Partial<Parcel> | undefined {
  const query = new URLSearchParams(search)
  const placeOf = (end: 'origin' | 'destination') => {
    const country = query.get(`${end}_country`) ?? ''
    const region = query.get(`${end}_region`) ?? ''
    return isCountry(country) && region ? `${country}/${region}` : undefined
  }
  const from = placeOf('origin')
  const to = placeOf('destination')
  const kg = Number(query.get('weight'))
  return from && to && kg > 0 ? { from, to, kg } : undefined
}
