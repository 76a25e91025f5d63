import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { agreeAtCounter } from '#contract/parcels/weighings.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx'
import { useTold } from '../ui/use-told.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  number: string
  difference: number
}

/** Its sender stands here and pays the difference at once: they need no login for that. */
export function PayHere({ number, difference }: Props) {
  const { t } = useWords()
  const told = useTold()
  const agree = useCall(agreeAtCounter, { refreshes: [readCarried, listMyParcels] })
  const keyFor = useKeyFor()
  const amount = formatRinggit(difference)
  const input = { params: { number }, body: { difference } }
  return (
    <ConfirmedButton
      className="mt-3 min-h-14"
      label={t('weighing.pay_here', { amount })}
      question={t('weighing.pay_here_question', { amount })}
      confirmKind="primary"
      isPending={agree.isPending}
      act={() => agree.mutateAsync({ input, key: keyFor(input) }).then(told(t('weighing.agreed_here')))}
    />
  )
}
