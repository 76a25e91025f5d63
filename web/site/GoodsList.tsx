import type { Goods } from '#contract/customs/goods.ts'
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

function useConditions() {
  const { t } = useWords()
  return ({ air, sea, into: { ID, MY } }: Goods) => {
    if (air === 'no' && sea === 'no') return []
    return [
      air === 'ask' && t('goods.conditions.ask_air'),
      sea === 'ask' && t('goods.conditions.ask_sea'),
      ID === 'no' && t('goods.conditions.not_into_indonesia'),
      ID === 'limited' && t('goods.conditions.limited_indonesia'),
      MY === 'limited' && t('goods.conditions.limited_malaysia'),
      MY === 'conditional' && t('goods.conditions.permit_malaysia'),
    ].filter((condition) => condition !== false)
  }
}
