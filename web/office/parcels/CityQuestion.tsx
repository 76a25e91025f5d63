import type { CityPrice } from '#contract/orders/city-changes.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import type { CityChanging } from './use-city-change.ts'
import { useWords } from '../../platform/words.ts'

/** What another city costs or brings back, before it is done. */
export function CityQuestion({ change }: { change: CityChanging }) {
  const { t } = useWords()
  const { asked } = change
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={change.drop}
      onConfirm={() => void change.confirm()}
      pending={change.isChanging}
      title={t('office_parcels.city.question')}
      confirm={t('office_parcels.city.confirm')}
    >
      {asked && <Effect price={asked} />}
    </ConfirmDialog>
  )
}

function Effect({ price: { fee, more, back, arrives, frees_visit } }: { price: CityPrice }) {
  const { t } = useWords()
  const { range } = useFigures()
  const way = more > 0 ? 'more' : back > 0 ? 'back' : 'same'
  return (
    <div className="mb-4 grid gap-2">
      <p className="font-semibold">
        {fee > 0
          ? t('office_parcels.city.fee', { fee: formatRinggit(fee) })
          : t('office_parcels.city.no_fee')}
      </p>
      <p className="font-semibold">
        {t(`office_parcels.city.${way}`, { amount: formatRinggit(Math.max(more, back)) })}
      </p>
      <p>{t('office_parcels.city.arrives', { days: range(arrives) })}</p>
      {frees_visit && <p>{t('office_parcels.city.frees_visit')}</p>}
      <p>{t('office_parcels.city.labels')}</p>
    </div>
  )
}
