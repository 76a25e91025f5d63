import type { Goods } from '#contract/customs/goods.ts'
import { isCountry, type CountryCode } from '#contract/places/countries.ts'
import type words from '../locales/id/goods.ts'
import { useWords } from '../platform/words.ts'

/** Kinds of goods with examples, and the conditions under which they travel after all. */
export function GoodsList({ goods }: { goods: readonly Goods[] }) {
  const { t } = useWords()
  const conditionsOf = useConditions()
  return (
    <ul className="border-line bg-line grid gap-px overflow-hidden rounded-box border sm:grid-cols-2">
      {goods.map((item) => (
        <li key={item.id} className="bg-surface grid content-start gap-0.5 px-4 py-3 sm:last:odd:col-span-2">
          <span className="font-semibold">{t(`goods.items.${item.id}.name`)}</span>
          <span className="text-muted">{t(`goods.items.${item.id}.examples`)}</span>
          {conditionsOf(item).length > 0 && (
            <span className="text-waiting text-sm font-semibold">{conditionsOf(item).join(' · ')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is said of goods that a country lets in with less than a yes. */
const ofArrival: Record<
  CountryCode,
  Partial<Record<Goods['into'][CountryCode], keyof typeof words.conditions>>
> = {
  ID: { no: 'not_into_indonesia', limited: 'limited_indonesia' },
  MY: { limited: 'limited_malaysia', conditional: 'permit_malaysia' },
}

const arrivals = Object.keys(ofArrival).filter(isCountry)

function useConditions() {
  const { t } = useWords()
  return ({ air, sea, into }: Goods) => {
    if (air === 'no' && sea === 'no') return []
    return [
      air === 'ask' && t('goods.conditions.ask_air'),
      sea === 'ask' && t('goods.conditions.ask_sea'),
      ...arrivals.map((code) => {
        const condition = ofArrival[code][into[code]]
        return condition !== undefined && t(`goods.conditions.${condition}`)
      }),
    ].filter((condition) => condition !== false)
  }
}
