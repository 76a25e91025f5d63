import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { readOrder } from '#contract/office/office-parcels.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { useTold } from '../../ui/use-told.ts'
import { useWords } from '../../platform/words.ts'

/** Cash is counted once more before it is said to be there. Somebody who was faster is told of, and the page reads again. */
export function TakeCash({ id, amount }: { id: string; amount: number }) {
  const { t } = useWords()
  const told = useTold()
  const take = useCall(confirmCash, { refreshes: [readCarried, listMyParcels, readOrder] })
  const keyFor = useKeyFor()
  const input = { params: { id } }
  return (
    <ConfirmedButton
      className="col-span-2 mt-3 min-h-14"
      label={t('work.take_cash')}
      question={t('work.take_cash_question', { amount: formatRinggit(amount) })}
      isPending={take.isPending}
      act={() => take.mutateAsync({ input, key: keyFor(input) }).then(told(t('work.cash_taken')))}
    />
  )
}
