import { useState } from 'react'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import { approvalDelay_s, approvePayment, type PaymentToJudge } from '#contract/money/payments.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { pictureState } from './picture-state.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { AnswerButton } from '../desk/AnswerButton.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  payment: PaymentToJudge
  /** Nothing is decided before the picture is on the screen; one that cannot be shown is never approved. */
  seen: 'drawn' | 'broken' | undefined
  onDecided: (decision: Decided) => void
}

/** Undefined where it was refused: somebody else was quicker. */
export type Decided = 'approved' | 'rejected' | undefined

export function Decision({ payment, seen, onDecided }: Props) {
  const { t } = useWords()
  const [isRejecting, setIsRejecting] = useState(false)
  const { is_own } = payment
  const { accept, done, isPending } = useDeciding({ payment, seen, onDecided })
  const { isAsked, approve } = useSecondPress(payment, seen === 'drawn' && !is_own, () => void accept())
  const canReject = !is_own && seen !== undefined
  useShortcuts({ a: approve, r: () => canReject && setIsRejecting(true) })
  if (is_own) return <Alert tone="warning">{t('error.own_order')}</Alert>
  return (
    <div className="flex flex-wrap gap-3 max-lg:bg-surface max-lg:border-line max-lg:shadow-float max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-2 max-lg:rounded-box max-lg:border max-lg:p-3">
      <Answers
        canApprove={seen === 'drawn'}
        canReject={canReject}
        isPending={isPending}
        isAsked={isAsked}
        onApprove={approve}
        onReject={() => setIsRejecting(true)}
      />
      <RejectDialog
        open={isRejecting}
        payment={payment}
        onClose={() => setIsRejecting(false)}
        onDone={(answer) => {
          setIsRejecting(false)
          done(answer, 'rejected', t('office.payments.rejected'))
        }}
      />
    </div>
  )
}

/** A picture that came for another payment before is approved by nobody in passing: the button asks, and a second press answers. */
function useSecondPress(payment: PaymentToJudge, canApprove: boolean, accept: () => void) {
  const [isAsked, setIsAsked] = useState(false)
  const approve = () => {
    if (canApprove && !isAsked && pictureState(payment) === 'seen') setIsAsked(true)
    else accept()
  }
  return { isAsked, approve }
}

interface AnswersProps {
  isAsked: boolean
  canApprove: boolean
  canReject: boolean
  isPending: boolean
  onApprove: () => void
  onReject: () => void
}

function Answers({ isAsked, canApprove, canReject, isPending, onApprove, onReject }: AnswersProps) {
  const { t } = useWords()
  return (
    <>
      <AnswerButton kind="approve" letter="A" pending={isPending} disabled={!canApprove} onClick={onApprove}>
        {t(isAsked ? 'office.payments.approve_anyway' : 'office.payments.approve')}
      </AnswerButton>
      <AnswerButton kind="reject" letter="R" disabled={!canReject} onClick={onReject}>
        {t('office.payments.reject')}
      </AnswerButton>
      <p className="text-muted basis-full text-sm max-lg:hidden">
        {t('office.payments.undo_note', { count: approvalDelay_s })}
      </p>
    </>
  )
}

function useDeciding({ payment: { id, proof_id, is_own }, seen, onDecided }: Props) {
  const text = useText()
  const approve = useCall(approvePayment)
  const keyFor = useKeyFor()
  // What was approved is told by the strip that takes it back.
  function done(answer: Envelope<unknown> | undefined, decision: Decided, words?: string) {
    if (!answer || !isSuccess(answer)) toast.error(sentence(text, answer))
    else if (words) toast.success(words)
    // Without network the decision stays on the table.
    if (answer) onDecided(isSuccess(answer) ? decision : undefined)
  }
  async function accept() {
    if (!proof_id || is_own || approve.isPending || seen !== 'drawn') return
    const body = { proof_id }
    const answer = await approve.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    done(answer, 'approved')
  }
  return { accept, done, isPending: approve.isPending }
}
