import { refundRest_s } from '#contract/money/refund-rest.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { Key } from '../../parts/workplace/Key.tsx'
import { Button } from '../../ui/Button.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useTakingBack, type Payment } from './use-taking-back.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  payment: Payment & { tracking_number: string }
  /** It is due again. */
  onUndone: () => void
}

/** What was marked as paid last, for a key that was pressed too early. */
export function JustPaid({ payment, onUndone }: Props) {
  const { t } = useWords()
  const { takeBack, isPending } = useTakingBack()
  const undo = () => void takeBack(payment, 'not_sent').then((isDue) => isDue && onUndone())
  useShortcuts({
    u: () => {
      if (!isPending) undo()
    },
  })
  return (
    <section className="bg-deep text-on-deep max-lg:shadow-float z-10 flex items-center justify-between gap-3 rounded-box px-4 py-2 max-lg:sticky max-lg:bottom-24 max-lg:order-1">
      <p role="status" className="figures min-w-0">
        <span className="font-semibold">{inGroups(payment.tracking_number)}</span>{' '}
        {t('office_refunds.back.just', { amount: formatRinggit(payment.amount), seconds: refundRest_s })}
      </p>
      <Button kind="secondary" className="shrink-0" disabled={isPending} onClick={undo} aria-keyshortcuts="u">
        {t('office_refunds.back.undo')}
        <Key>U</Key>
      </Button>
    </section>
  )
}
