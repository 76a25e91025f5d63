import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { approvalDelay_s, undoApproval, type PendingApproval } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Key } from '../../parts/workplace/Key.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  pending: PendingApproval[]
  /** By the clock of the database. */
  now: string
  /** The key would take back somebody else's approval, where what was decided last was a rejection. */
  isLastRejected: boolean
  onUndone: (one: PendingApproval) => void
}

/** What was approved and can still be taken back; the newest by the key U. */
export function PendingApprovals({ pending, now, isLastRejected, onUndone }: Props) {
  const { t } = useWords()
  const { undo, isPending } = useUndoing(onUndone)
  const [newest] = pending
  useShortcuts({
    u: () => {
      if (isLastRejected) toast.info(t('office.payments.pending.not_rejections'))
      else if (newest && !isPending) void undo(newest)
    },
  })
  if (!newest) return null
  return <Strip {...{ pending, now }} isUndoing={isPending} onUndo={(one) => void undo(one)} />
}

/** For those who hear the page; it stays while proofs come and go. */
export function JustApproved({ pending: [newest] }: Pick<Props, 'pending'>) {
  const { t } = useWords()
  return (
    <p role="status" className="sr-only">
      {newest && inGroups(newest.tracking_number)}{' '}
      {newest && t('office.payments.approved_soon', { count: approvalDelay_s })}
    </p>
  )
}

interface StripProps extends Pick<Props, 'pending' | 'now'> {
  isUndoing: boolean
  onUndo: (one: PendingApproval) => void
}

/** On phones a single line, so that the next proof stays in sight. */
function Strip({ pending, now, isUndoing, onUndo }: StripProps) {
  const { t } = useWords()
  return (
    <section className="bg-deep text-on-deep shadow-float sticky bottom-3 z-10 grid gap-2 rounded-box p-4 max-lg:order-1 max-lg:bottom-24 max-lg:px-3 max-lg:py-1.5">
      <h2 className="text-base max-lg:sr-only">{t('office.payments.pending.heading')}</h2>
      <ul className="grid gap-2">
        {pending.map((one) => (
          <Row
            key={one.id}
            one={one}
            now={now}
            isNewest={one === pending[0]}
            isUndoing={isUndoing}
            onUndo={() => onUndo(one)}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  one: PendingApproval
  now: string
  /** That one the key takes back. */
  isNewest: boolean
  isUndoing: boolean
  onUndo: () => void
}

function Row({ one, now, isNewest, isUndoing, onUndo }: RowProps) {
  const { t } = useWords()
  const left_s = useCountdown(one.takes_effect_at, now)
  if (left_s <= 0) return null
  return (
    <li className="flex items-center justify-between gap-3 max-lg:text-sm">
      <span className="min-w-0">
        <span className="figures font-semibold">{inGroups(one.tracking_number)}</span>{' '}
        {t('office.payments.pending.left', { amount: formatRinggit(one.amount), count: left_s })}
      </span>
      <Button
        kind="secondary"
        className="shrink-0 whitespace-nowrap"
        disabled={isUndoing}
        onClick={onUndo}
        {...(isNewest ? { 'aria-keyshortcuts': 'u' } : {})}
      >
        {t('office.payments.pending.undo')}
        {isNewest && <Key>U</Key>}
      </Button>
    </li>
  )
}

function useUndoing(onUndone: Props['onUndone']) {
  const { t } = useWords()
  const text = useText()
  const call = useCall(undoApproval)
  const keyFor = useKeyFor()
  async function undo(one: PendingApproval) {
    const { id, takes_effect_at } = one
    const answer = await call.mutateAsync({ input: { params: { id } }, key: keyFor([id, takes_effect_at]) })
    if (answer && isSuccess(answer)) toast.success(t('office.payments.pending.undone'))
    else toast.error(sentence(text, answer))
    onUndone(one)
  }
  return { undo, isPending: call.isPending }
}
