import type { OrderChangePrice } from '#contract/orders/order-changes.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActs } from '../../ui/Dialog.tsx'
import type { OrderChanging } from './use-order-change.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  change: OrderChanging
  isPaid: boolean
  /** What all of it costs until now. */
  total: number
}

/** What the change costs or brings back, before it is made. */
export function ChangeQuestion({ change, isPaid, total }: Props) {
  const { t } = useWords()
  const { asked } = change
  return (
    <Dialog
      open={asked !== undefined}
      onClose={change.drop}
      title={t('order_change.question')}
      hasCross={false}
    >
      {asked && <Effect price={asked} isPaid={isPaid} total={total} />}
      <DialogActs>
        <Button kind="secondary" onClick={change.drop}>
          {t('order_change.keep')}
        </Button>
        <Button pending={change.isChanging} onClick={() => void change.confirm()}>
          {t('order_change.confirm')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}

interface EffectProps extends Pick<Props, 'isPaid' | 'total'> {
  price: OrderChangePrice
}

function Effect({
  price: { total: newTotal, more, back, arrives, frees_visit },
  isPaid,
  total,
}: EffectProps) {
  const { t } = useWords()
  const { range } = useFigures()
  const way = more > 0 ? 'more' : back > 0 ? 'back' : 'same'
  const amount = formatRinggit(more > 0 ? more : back)
  return (
    <div className="mb-4 grid gap-2">
      <p className="text-lg font-semibold">{t(`order_change.cost.${way}`, { amount })}</p>
      <p>{t('order_change.totals', { before: formatRinggit(total), after: formatRinggit(newTotal) })}</p>
      {way !== 'same' && <p>{t(`order_change.how.${isPaid ? way : 'unpaid'}`)}</p>}
      <p>{t('order_change.arrives', { days: range(arrives) })}</p>
      {frees_visit && <p>{t('order_change.frees_visit')}</p>}
      <p>{t('order_change.labels')}</p>
    </div>
  )
}
