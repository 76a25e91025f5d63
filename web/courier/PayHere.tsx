import { listMyParcels, readCarried, type CarriedParcel } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { agreeAtCounter } from '#contract/parcels/weighings.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { useFigures } from '../parts/quote/use-figures.ts'
import { call } from '../platform/call.ts'
import { answers, useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx'
import { useTold } from '../ui/use-told.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  parcel: CarriedParcel
  difference: number
}

/** Its sender stands here and pays the difference at once: one question, for they agree by paying and need no login. */
export function PayHere({ parcel, difference }: Props) {
  const { t } = useWords()
  const { number } = useFigures()
  const { tracking_number, weight, measured } = parcel
  const { pay, isPending } = usePaidHere(tracking_number, difference)
  const amount = formatRinggit(difference)
  return (
    <ConfirmedButton
      className="mt-3 min-h-14 w-full"
      label={t('weighing.pay_here', { amount })}
      question={t('weighing.pay_here_question', { amount })}
      confirm={t('weighing.paid_here', { amount })}
      confirmKind="approve"
      isPending={isPending}
      act={pay}
    >
      {measured && weight !== null && (
        <p className="figures">
          {t('work.measured', { ...measured, weight: number(measured.weight) })}
          <span className="text-muted block">{t('weighing.sender_said', { kg: number(weight) })}</span>
        </p>
      )}
    </ConfirmedButton>
  )
}

/** What is agreed and not yet counted stands on the page as cash that is due: nothing is asked twice. */
function usePaidHere(tracking_number: string, difference: number) {
  const { t } = useWords()
  const told = useTold()
  const [agreeKey, cashKey] = [useKeyFor(), useKeyFor()]
  const agree = useCall(agreeAtCounter)
  const take = useCall(confirmCash)
  const input = { params: { number: tracking_number }, body: { difference } }
  async function agreeAndPay() {
    const agreed = await agree.mutateAsync({ input, key: agreeKey(input) })
    if (!agreed || !isSuccess(agreed)) return told(t('work.cash_taken'))(agreed)
    const read = await call(readCarried, { params: input.params })
    const id = read && isSuccess(read) ? read.data.parcel.cash_payment_id : null
    if (!id) return told(t('weighing.agreed_here'))(agreed)
    const payment = { params: { id } }
    return told(t('work.cash_taken'))(await take.mutateAsync({ input: payment, key: cashKey(payment) }))
  }
  async function pay() {
    await agreeAndPay()
    for (const { path } of [readCarried, listMyParcels]) await answers.invalidateQueries({ queryKey: [path] })
  }
  return { pay, isPending: agree.isPending || take.isPending }
}
