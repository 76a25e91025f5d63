import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { readOrder } from '#contract/office/office-parcels.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { sentence } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Cash is counted once more before it is said to be there. Somebody who was faster is told of, and the page reads again. */
export function TakeCash({ id, amount }: { id: string; amount: number }) {
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const take = useCall(confirmCash, { refreshes: [readCarried, listMyParcels, readOrder] })
  const keyFor = useKeyFor()
  async function run() {
    const input = { params: { id } }
    const answer = await take.mutateAsync({ input, key: keyFor(input) })
    setIsAsking(false)
    if (answer && isSuccess(answer)) toast.success(t('work.cash_taken'))
    else toast.error(sentence(text, answer))
  }
  return (
    <>
      <Button className="col-span-2 mt-3 min-h-14" onClick={() => setIsAsking(true)}>
        {t('work.take_cash')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={take.isPending}
        title={t('work.take_cash_question', { amount: formatRinggit(amount) })}
        confirm={t('work.take_cash')}
      />
    </>
  )
}
