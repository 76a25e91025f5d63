import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { approvalDelay_s, approvePayment, type PaymentToJudge } from '#contract/money/payments.ts'
import { sentence } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useShortcuts } from '../use-shortcuts.ts'

interface Props {
  payment: PaymentToJudge
  /** Nothing is decided before the picture stands on the screen; one that cannot be shown is never approved. */
  seen: 'drawn' | 'broken' | undefined
  onDecided: () => void
}

export function Decision({ payment, seen, onDecided }: Props) {
  const { t } = useTranslation()
  const [isRejecting, setIsRejecting] = useState(false)
  const { is_own } = payment
  const { accept, done, isPending } = useDeciding({ payment, seen, onDecided })
  const canReject = !is_own && seen !== undefined
  useShortcuts({ a: () => void accept(), r: () => canReject && setIsRejecting(true) })
  if (is_own) return <Alert tone="warning">{t('error.own_order')}</Alert>
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        pending={isPending}
        disabled={seen !== 'drawn'}
        onClick={() => void accept()}
        aria-keyshortcuts="a"
      >
        {t('office.payments.approve')}
      </Button>
      <Button kind="danger" disabled={!canReject} onClick={() => setIsRejecting(true)} aria-keyshortcuts="r">
        {t('office.payments.reject')}
      </Button>
      <RejectDialog
        open={isRejecting}
        payment={payment}
        onClose={() => setIsRejecting(false)}
        onDone={(answer) => {
          setIsRejecting(false)
          done(answer, t('office.payments.rejected'))
        }}
      />
    </div>
  )
}

function useDeciding({ payment: { id, proof_id, is_own }, seen, onDecided }: Props) {
  const { t } = useTranslation()
  const text = useText()
  const approve = useCall(approvePayment)
  const keyFor = useKeyFor()
  function done(answer: Envelope<unknown> | undefined, words: string) {
    if (answer && isSuccess(answer)) toast.success(words)
    else toast.error(sentence(text, answer))
    // Without network the decision stays on the table.
    if (answer) onDecided()
  }
  async function accept() {
    if (!proof_id || is_own || approve.isPending || seen !== 'drawn') return
    const body = { proof_id }
    const answer = await approve.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    done(answer, t('office.payments.approved_soon', { count: approvalDelay_s }))
  }
  return { accept, done, isPending: approve.isPending }
}
