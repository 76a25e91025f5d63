import { formatRinggit } from '#contract/prices/ringgit.ts'
import { Price } from '../../ui/Price.tsx'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { BoxPricesWaiting } from './BoxPricesWaiting.tsx'
import { useWords } from '../../platform/words.ts'

/** Prices change in the office, so no text names them: they are asked for. */
export function BoxPrices() {
  const { t } = useWords()
  const { data } = useMasterData()
  if (!data) return <BoxPricesWaiting />
  return (
    <dl className="grid min-h-28 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] content-start gap-x-6 gap-y-4 sm:min-h-24 sm:grid-cols-[auto_auto] sm:justify-start sm:gap-x-10">
      {data.box.map(({ id, label, price, deposit }) => (
        <div key={id} className="figures flex flex-col">
          <dt>{t('home.boxes.prices.box', { label })}</dt>
          <dd className="text-xl font-bold">
            <Price ringgit={price + deposit} />
          </dd>
          <dd className="text-muted text-sm">
            {t('home.boxes.prices.parts', { price: formatRinggit(price), deposit: formatRinggit(deposit) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
